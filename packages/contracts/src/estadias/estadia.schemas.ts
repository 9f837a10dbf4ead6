// A stay as the yard reads it: where the vehicle stands, what is asked for it, what it costs, what may be done now.
import { SITUACOES_DE_SERVICO, TIPOS_DE_SERVICO } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { SITUACOES_DE_ESTADIA } from '@martelo/domain/estadias/states.ts'
import { z } from 'zod'
import { Centavos, Uid } from '../core/fields.ts'

export const SituacaoDaEstadia = z.enum(SITUACOES_DE_ESTADIA, { error: 'Situação inválida' })
export const TipoDoServico = z.enum(TIPOS_DE_SERVICO, { error: 'Escolha o serviço' })
export const SituacaoDoServico = z.enum(SITUACOES_DE_SERVICO, { error: 'Situação inválida' })
export const Pode = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const VeiculoDaEstadia = z.object({
  uid: Uid,
  nome: z.string(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  cor: z.string().nullable(),
  ano: z.string(),
  foto: z.string().nullable(),
})

export const EstadiaNaLista = z.object({
  uid: Uid,
  situacao: SituacaoDaEstadia,
  patioUid: Uid,
  patio: z.string(),
  vaga: z.string().nullable(),
  codigoChave: z.string(),
  comitente: z.string(),
  previstaEm: z.string().nullable(),
  diaInicio: z.string().nullable(),
  diaFim: z.string().nullable(),
  dias: z.number().int(),
  servicosAbertos: z.number().int(),
  veiculo: VeiculoDaEstadia,
})

export const ServicoDaEstadia = z.object({
  uid: Uid,
  tipoServico: TipoDoServico,
  situacao: SituacaoDoServico,
  observacao: z.string().nullable(),
  pessoaUid: Uid.nullable(),
  pessoa: z.string().nullable(),
  prometidoAt: z.string(),
  agendadoAt: z.string().nullable(),
  encerradoAt: z.string().nullable(),
  encerradoPor: z.string().nullable(),
  motivo: z.string().nullable(),
  solicitadoAt: z.string(),
  solicitadoPor: z.string().nullable(),
  atrasado: z.boolean(),
  versao: z.number().int(),
  can: z.object({ agendar: z.boolean(), realizar: z.boolean(), cancelar: z.boolean() }),
})

/** In the work list the vehicle and the yard stand beside it. */
export const ServicoNaLista = ServicoDaEstadia.extend({
  estadiaUid: Uid,
  patio: z.string(),
  vaga: z.string().nullable(),
  codigoChave: z.string(),
  veiculo: z.string(),
  placa: z.string().nullable(),
})

/** An inspection of this stay or removal, as its list shows it. */
export const VistoriaDoRegistro = z.object({
  uid: Uid,
  tipo: z.string(),
  situacao: z.string(),
  saidaPatio: z.boolean(),
  vistoriador: z.string().nullable(),
  nota: z.string().nullable(),
  dataFim: z.string().nullable(),
})

const Parte = z.object({ dias: z.number().int(), valor: z.number().int() })

export const EstadiaCompleta = EstadiaNaLista.extend({
  observacao: z.string().nullable(),
  devolucaoNome: z.string().nullable(),
  devolucaoTipoDoc: z.string().nullable(),
  devolucaoTipoMotivo: z.string().nullable(),
  devolucaoMotivo: z.string().nullable(),
  devolucaoObservacao: z.string().nullable(),
  devolucaoDoc: z.string().nullable(),
  devolucaoData: z.string().nullable(),
  assinatura: z.string().nullable(),
  finalizadoPor: z.string().nullable(),
  finalizadoAt: z.string().nullable(),
  finalizadoByCliente: z.boolean(),
  createdAt: z.string(),
  createdPor: z.string().nullable(),
  updatedAt: z.string(),
  versao: z.number().int(),
  enderecoDaChave: z.string(),
  contas: z.object({
    tabela: z.string().nullable(),
    diaria: Centavos.nullable(),
    comitente: Parte,
    comprador: Parte,
    recebidas: z.number().int(),
    dispensadas: z.number().int(),
    devido: z.number().int(),
    motivo: z.string().nullable(),
  }),
  compra: z
    .object({
      vndId: z.number().int(),
      lote: z.string(),
      comprador: z.string(),
      dataFimEstadia: z.string().nullable(),
    })
    .nullable(),
  movimentos: z.array(
    z.object({
      id: z.number().int(),
      de: z.string().nullable(),
      para: z.string(),
      motivo: z.string().nullable(),
      quando: z.string(),
      por: z.string().nullable(),
    }),
  ),
  servicos: z.array(ServicoDaEstadia),
  vistorias: z.array(VistoriaDoRegistro),
  atos: z.object({
    entrar: Pode,
    liberarSaida: Pode,
    suspenderSaida: Pode,
    entregar: Pode,
    devolver: Pode,
    cancelar: Pode,
  }),
  can: z.object({ mover: z.boolean(), pedir: z.boolean(), receber: z.boolean(), dispensar: z.boolean() }),
})
