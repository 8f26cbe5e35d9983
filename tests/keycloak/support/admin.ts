// The administration API of Keycloak, as far as the tests need it.

export interface NewUser {
  username: string;
  firstName?: string;
  lastName?: string;
  attributes?: Record<string, string[]>;
  /** Paths such as `/chemists`. */
  groups?: string[];
}

export interface Admin {
  /** A call below the realm, such as `users`; throws for a response that is none of 2xx. */
  get<T>(path: string): Promise<T>;
  post(path: string, body: object): Promise<string>;
  put(path: string, body: object): Promise<void>;
  delete(path: string, body?: object): Promise<void>;
  /** Makes a user who can sign in with `passwordOf`; gives the id. */
  addUser(user: NewUser): Promise<string>;
  /** Merges into the realm. */
  changeRealm(change: object): Promise<void>;
  /** Merges into our client, attributes one by one. */
  changeClient(change: object): Promise<void>;
  clientId(): Promise<string>;
}

export const testPassword = 'Longer-pass-1-of-tests';
export const ofTenant = (tenantid: string) => ({
  tenantid: [tenantid],
  customer_name: ['House'],
  account_type: ['0'],
  subscription_expires: ['2099-12-31'],
});

interface Administrator {
  name: string;
  password: string;
}

export function createAdmin(url: string, { name, password }: Administrator, realm = 'synthesis'): Admin {
  async function token(): Promise<string> {
    const response = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: name, password }),
    });
    const { access_token: given }: { access_token?: string } = JSON.parse(await response.text());
    if (given === undefined) throw new Error(`the administrator is refused: ${response.status}`);
    return given;
  }

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(`${url}/admin/realms/${realm}${path === '' ? '' : '/'}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  const get = async <T>(path: string): Promise<T> => JSON.parse(await (await send('GET', path)).text());
  const put = async (path: string, body: object) => void (await (await send('PUT', path, body)).text());
  async function post(path: string, body: object): Promise<string> {
    const response = await send('POST', path, body);
    await response.text();
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  }

  interface Client {
    id: string;
    attributes: Record<string, string>;
  }
  async function ownClient(): Promise<Client> {
    const [found] = await get<Client[]>('clients?clientId=synthesis-web');
    if (!found) throw new Error('the realm has no client synthesis-web');
    return found;
  }

  return {
    get,
    post,
    put,
    async delete(path, body) {
      await (await send('DELETE', path, body)).text();
    },
    addUser: ({
      username,
      firstName = 'Wei',
      lastName = 'Chen',
      attributes = ofTenant('t-1'),
      groups = ['/chemists'],
    }) =>
      post('users', {
        username,
        firstName,
        lastName,
        attributes,
        groups,
        enabled: true,
        emailVerified: true,
        email: `${username}@example.com`,
        credentials: [{ type: 'password', value: testPassword, temporary: false }],
      }),
    async changeRealm(change) {
      await put('', { ...(await get<object>('')), ...change });
    },
    async changeClient(change) {
      const client = await ownClient();
      const attributes = { ...client.attributes, ...Reflect.get(change, 'attributes') };
      await put(`clients/${client.id}`, { ...client, ...change, attributes });
    },
    clientId: async () => (await ownClient()).id,
  };
}
