// A vehicle as the back-office sees and changes it.
import { COMBUSTIVEIS } from '@martelo/domain/veiculos/codigos.ts'
import { CONSERVACOES, LAUDOS_CAUTELARES, MONTAS } from '@martelo/domain/veiculos/conservacao.ts'
import { ORIGENS } from '@martelo/domain/veiculos/origens.ts'
import { z } from 'zod'
import { Centavos, Dia, endereco, texto, textoLivre, textoOpcional, Uid } from '../core/fields.ts'
import { paraLeitura } from '../core/leitura.ts'
import { SituacaoDoLote } from '../lotes/lote.schemas.ts'
import { TipoDoBem } from '../lotes/tipo-do-bem.schemas.ts'

const chaves = <T extends Record<string, unknown>>(t: T) =>
  Object.keys(t) as [keyof T & string, ...(keyof T & string)[]]
const Ano = z
  .number({ error: 'Informe o ano' })
  .int('Informe o ano')
  .min(1900, 'Ano inválido')
  .max(2100, 'Ano inválido')
  .nullable()
const Uf = textoLivre()
  .regex(/^[A-Z]{2}$/, 'Informe a UF')
  .nullable()

export const SituacaoDoVeiculo = z.enum(['ESTOQUE', 'EM_LEILAO', 'VENDIDO', 'ENTREGUE', 'INATIVO'])

export const DadosDoVeiculo = z.object({
  comitenteUid: Uid,
  patioUid: Uid.nullable(),
  tipoId: TipoDoBem,
  nome: texto(140, 'Informe o nome'),
  /** empty for goods that have none (a house, a generator) */
  marca: textoLivre().trim().max(60, 'Use no máximo 60 caracteres'),
  modelo: textoLivre().trim().max(80, 'Use no máximo 80 caracteres'),
  versaoModelo: textoOpcional(80),
  anoFabricacao: Ano,
  anoModelo: Ano,
  cor: textoOpcional(40),
  placa: textoOpcional(10),
  placaUf: Uf,
  chassi: textoOpcional(30),
  numeroMotor: textoOpcional(40),
  renavam: textoOpcional(14),
  possuiChave: z.boolean().nullable(),
  combustivel: z.enum(chaves(COMBUSTIVEIS), 'Escolha o combustível').nullable(),
  km: z
    .number()
    .int('Informe km inteiros')
    .min(0, 'Os km não podem ser negativos')
    .max(9_999_999, 'Confira os km')
    .nullable(),
  cambio: textoOpcional(40),
  conservacao: z.enum(chaves(CONSERVACOES), 'Escolha a conservação').nullable(),
  sinistro: textoOpcional(60),
  monta: z.enum(chaves(MONTAS), 'Escolha a monta').nullable(),
  retomada: z.enum(chaves(ORIGENS), 'Escolha a origem'),
  valorMercado: Centavos.nullable(),
  fipeCodigo: textoOpcional(12),
  fipeNome: textoOpcional(140),
  fipeValor: Centavos.nullable(),
  prazoDocumento: z.number().int().min(0).max(365, 'No máximo 365 dias').nullable(),
  laudoCautelarResultado: z.enum(chaves(LAUDOS_CAUTELARES), 'Escolha o resultado'),
  laudoCautelarObservacao: textoOpcional(2000),
  itensDetalhados: z.record(
    textoLivre().max(40),
    z.union([textoLivre().max(1000, 'Use no máximo 1000 caracteres'), z.null()]),
  ),
  descricao: textoLivre().trim().max(10_000, 'Use no máximo 10.000 caracteres').default(''),
  observacoes: textoOpcional(4000),
  videoUrl: textoOpcional(500),
  cidade: textoOpcional(80),
  uf: Uf,
  inibirVenda: z.boolean(),
  placaLocalidade: textoOpcional(80),
  classificacaoUid: Uid.nullable().default(null),
  carteiraUid: Uid.nullable().default(null),
  unidadeNegocioUid: Uid.nullable().default(null),
  contrato: textoOpcional(60),
  ultimoProprietarioNome: textoOpcional(120),
  ultimoProprietarioDocumento: textoOpcional(18),
  comarca: textoOpcional(120),
  comarcaEntrada: Dia.nullable().default(null),
  comarcaLiberacao: Dia.nullable().default(null),
  bloquearRemocao: z.boolean().default(false),
  vendaDireta: z.boolean().default(false),
  faltaRecorte: z.boolean().default(false),
  faltaDecalque: z.boolean().default(false),
  integracaoId: textoOpcional(80),
  integracaoSituacao: textoOpcional(80),
  tags: z.array(texto(30, 'Etiqueta vazia')).max(20, 'No máximo 20 etiquetas').default([]),
  /** a 360° view that another company keeps; the house's own pictures go beside the photographs */
  spincar: endereco('Informe um endereço https://…')
    .max(500, 'Use no máximo 500 caracteres')
    .or(z.literal(''))
    .nullish(),
})

/** Another record of the same plate, chassis or Renavam. */
export const VeiculoRepetido = z.object({
  uid: z.uuid(),
  nome: z.string(),
  situacao: SituacaoDoVeiculo,
  campo: z.enum(['placa', 'chassi', 'renavam']),
})

export const FotoDoVeiculo = z.object({
  uid: z.uuid(),
  situacao: z.enum(['PENDENTE', 'APROVADA', 'RECUSADA']),
  motivoRecusa: z.string().nullable(),
  posicaoUid: z.uuid().nullable(),
  borrada: z.boolean(),
  ordem: z.number(),
  legenda: z.string(),
  largura: z.number(),
  altura: z.number(),
  previa: z.string(),
  cor: z.string(),
  /** ascending; the address of each width */
  versoes: z.array(z.object({ largura: z.number(), url: z.string() })),
})

export const LinhaDeVeiculo = z.object({
  uid: z.uuid(),
  nome: z.string(),
  marca: z.string(),
  modelo: z.string(),
  anoFabricacao: z.number().nullable(),
  anoModelo: z.number().nullable(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  renavam: z.string().nullable(),
  tipoId: z.number(),
  tipo: z.string(),
  situacao: SituacaoDoVeiculo,
  comitente: z.string(),
  patio: z.string().nullable(),
  quantidadeFotos: z.number(),
  foto: z.string().nullable(),
  inibirVenda: z.boolean(),
  createdAt: z.iso.datetime(),
})

export const VeiculoCompleto = paraLeitura(DadosDoVeiculo).extend({
  retomada: DadosDoVeiculo.shape.retomada.catch('NAO_DEFINIDO'),
  itensDetalhados: z.record(z.string(), z.union([z.string(), z.null()])),
  uid: z.uuid(),
  id: z.number(),
  versao: z.number(),
  situacao: SituacaoDoVeiculo,
  comitente: z.string(),
  patio: z.string().nullable(),
  classificacao: z.string().nullable(),
  /** the newest report among the files */
  laudoUrl: z.string().nullable(),
  fipeAtualizadaAt: z.iso.datetime().nullable(),
  noPatioDesde: z.iso.datetime(),
  repetidos: z.array(VeiculoRepetido),
  giro: z.array(FotoDoVeiculo),
  recusadas: z.array(FotoDoVeiculo),
  avisos: z.array(z.string()),
  fotos: z.array(FotoDoVeiculo),
  lotes: z.array(
    z.object({
      uid: z.uuid(),
      numero: z.string(),
      situacao: SituacaoDoLote,
      leilaoId: z.number(),
      leilao: z.string(),
      data: z.iso.datetime(),
      minimo: z.number(),
      lance: z.number().nullable(),
      valorVendido: z.number().nullable(),
    }),
  ),
  can: z.object({ editar: z.boolean() }),
})
