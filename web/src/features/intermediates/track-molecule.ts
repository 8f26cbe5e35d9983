import type { IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { toast } from '../../ui/notice/toast.ts';

/** Makes a project of the molecule, with a toast; undefined when it was refused, which is shown. */
export async function trackMolecule(
  smilesUniqueCode: string,
  words: (name: string) => string,
): Promise<IntermediateProject | undefined> {
  try {
    const { project } = await call('intermediateTrack', { body: { smilesUniqueCode } });
    toast.success(words(project.name));
    return project;
  } catch (error) {
    presentError(error);
    return undefined;
  }
}
