// What other modules may use of the vehicles: the yard that they stand in, who hears of another one, one vehicle more, and
// the one reader of spreadsheets, in a thread of its own and within limits.
export { cadastrarVeiculo } from './cadastrar-veiculo.ts'
export { analisarArquivo } from './importacao/analisar-arquivo.ts'
export { lerPlanilha } from './importacao/ler-planilha.ts'
export { type NoPatio, type QuemMudaDePatio, quandoMudarDePatio } from './mudanca-de-patio.ts'
export { porVeiculoNoPatio } from './por-no-patio.sql.ts'
export { inibirVendaDoVeiculo, type VeiculoDeFora, veiculoDeFora } from './veiculo-de-fora.ts'
