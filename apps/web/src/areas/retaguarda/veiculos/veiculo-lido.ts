// The vehicle as this screen reads it, and the part of it that forms change.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Veiculo = RespostaDe<Calls['GET /v1/veiculos/:uid']>
export type DadosDoVeiculo = EntradaDe<Calls['POST /v1/veiculos']>['body']

const CAMPOS = [
  'comitenteUid',
  'patioUid',
  'tipoId',
  'nome',
  'marca',
  'modelo',
  'versaoModelo',
  'anoFabricacao',
  'anoModelo',
  'cor',
  'placa',
  'placaUf',
  'chassi',
  'numeroMotor',
  'renavam',
  'possuiChave',
  'combustivel',
  'km',
  'cambio',
  'conservacao',
  'sinistro',
  'monta',
  'retomada',
  'valorMercado',
  'fipeCodigo',
  'fipeNome',
  'fipeValor',
  'prazoDocumento',
  'laudoCautelarResultado',
  'laudoCautelarObservacao',
  'itensDetalhados',
  'descricao',
  'observacoes',
  'videoUrl',
  'cidade',
  'uf',
  'inibirVenda',
] as const satisfies readonly (keyof DadosDoVeiculo)[]

export const dadosDe = (v: Veiculo): DadosDoVeiculo =>
  Object.fromEntries(CAMPOS.map((c) => [c, v[c]])) as unknown as DadosDoVeiculo
