/** The product's working name; every screen, mail, log and page title takes it from here. */
export const productName = 'Synthline';
