export interface Owner {
  tenantId: string;
  userId: string;
}
