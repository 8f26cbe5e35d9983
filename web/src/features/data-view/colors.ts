import type { UsageModule } from '@app/shared/contracts/statistics-report';

// Told apart in grey and by who confuses red and green; each at least 3:1 against white.
const colors: Record<UsageModule, string> = {
  search: '#5a665f',
  retrosynthesis: '#0b7a43',
  forwardSynthesis: '#175cd3',
  conditionOptimization: '#8a4b9e',
  processChemistry: '#b25a00',
  sascore: '#0e7490',
  impurityPrediction: '#b42318',
  resultDownload: '#2f3e8f',
  promotion: '#7a6a00',
};

export function colorOf(module: UsageModule): string {
  return colors[module];
}
