// Starts the viewer of the API. It is a file of its own, since the policy of pages allows no script inside of them.

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
applyTheme();
dark.addEventListener('change', applyTheme);

const root = document.querySelector('#reference');
window.SwaggerUIBundle({
  domNode: root,
  url: root.dataset.document,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  // A bare key is what the profile shows and what people paste.
  requestInterceptor: (request) => {
    const { Authorization: given } = request.headers;
    if (given && !given.startsWith('ApiKey ')) request.headers.Authorization = `ApiKey ${given.trim()}`;
    request.headers['X-Culture'] = document.documentElement.lang;
    // The document names the public address; the page may be open at another one.
    const address = new URL(request.url, window.location.href);
    request.url = window.location.origin + address.pathname + address.search;
    return request;
  },
});
