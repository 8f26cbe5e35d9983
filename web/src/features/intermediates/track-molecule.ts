import type { IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { call } from '../../shared/api/call.ts';
import { toast } from '../../ui/notice/toast.ts';

/** Makes a project of the molecule, with a toast. Throws a CallError when it is refused. */
export async function trackMolecule(
  smilesUniqueCode: string,
  words: (name: string) => string,
): Promise<IntermediateProject> {
  const { project } = await call('intermediateTrack', { body: { smilesUniqueCode } });
  toast.success(words(project.name));
  return project;
}
