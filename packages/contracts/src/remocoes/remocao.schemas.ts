// A removal as the house reads it, and as the road reads it (a driver or carrier without login sees no price of others,
// no person but the contact of the place).
import { MOMENTOS_DA_VIAGEM } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { SITUACOES_DE_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'
import { FotosDaViagem } from './foto-da-viagem.schemas.ts'
import { VistoriaDoRegistro } from '../estadias/estadia.schemas.ts'
import { BemVistoriado } from '../vistorias/vistoria.schemas.ts'
import { VistoriaNoAparelho } from '../vistorias/vistoria-no-aparelho.schemas.ts'

export const SituacaoDaRemocao = z.enum(SITUACOES_DE_REMOCAO, { error: 'Situação inválida' })
const Pode = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const RemocaoNaLista = z.object({
  uid: Uid,
  id: z.number().int(),
  situacao: SituacaoDaRemocao,
  veiUid: Uid,
  veiculo: z.string(),
  placa: z.string().nullable(),
  comitente: z.string(),
  local: z.string(),
  localCidade: z.string(),
  patio: z.string(),
  transportadora: z.string().nullable(),
  motorista: z.string().nullable(),
  solicitadaAt: z.string(),
  previstaEm: z.string().nullable(),
  inicioAt: z.string().nullable(),
  fimAt: z.string().nullable(),
  valorSugerido: z.number().int().nullable(),
  valor: z.number().int().nullable(),
})

export const LugarDaRemocao = z.object({
  nome: z.string(),
  endereco: z.string(),
  cidade: z.string(),
  uf: z.string(),
  contato: z.string().nullable(),
  telefone: z.string().nullable(),
  email: z.string().nullable(),
  mapa: z.string(),
})

export const PassoDaRemocao = z.object({
  uid: Uid,
  evento: z.string(),
  quando: z.string(),
  recebidoAt: z.string(),
  quem: z.string(),
  motivo: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const Atos = z.object({
  autorizar: Pode,
  recusar: Pode,
  agendar: Pode,
  chegar: Pode,
  coletar: Pode,
  frustrar: Pode,
  entregar: Pode,
  cancelar: Pode,
})

export const RemocaoCompleta = RemocaoNaLista.extend({
  patioUid: Uid,
  locUid: Uid,
  traUid: Uid.nullable(),
  motUid: Uid.nullable(),
  estadiaUid: Uid.nullable(),
  observacao: z.string().nullable(),
  km: z.number().int().nullable(),
  porque: z.string().nullable(),
  quemPaga: z.enum(['comitente', 'casa']),
  bloqueada: z.boolean(),
  bem: BemVistoriado,
  localRemocao: LugarDaRemocao,
  destino: LugarDaRemocao,
  transportadoraTelefone: z.string().nullable(),
  motoristaCpf: z.string().nullable(),
  motoristaTelefone: z.string().nullable(),
  motoristaEmail: z.string().nullable(),
  solicitadaPor: z.string().nullable(),
  autorizadaAt: z.string().nullable(),
  autorizadaPor: z.string().nullable(),
  confirmadaAt: z.string().nullable(),
  canceladaAt: z.string().nullable(),
  canceladaPor: z.string().nullable(),
  motivo: z.string().nullable(),
  localizacao: z.object({ latitude: z.number(), longitude: z.number(), quando: z.string() }).nullable(),
  versao: z.number().int(),
  passos: z.array(PassoDaRemocao),
  vistorias: z.array(VistoriaDoRegistro),
  links: z.array(
    z.object({
      uid: Uid,
      para: z.enum(['transportadora', 'motorista']),
      criadoAt: z.string(),
      expiraAt: z.string(),
      revogadoAt: z.string().nullable(),
      usadoAt: z.string().nullable(),
      vale: z.boolean(),
    }),
  ),
  registros: z.array(
    z.object({
      uid: Uid,
      quando: z.string(),
      parceiro: z.string(),
      operacao: z.string(),
      sentido: z.string(),
      desfecho: z.string(),
    }),
  ),
  atos: Atos,
  can: z.object({ mover: z.boolean(), editar: z.boolean() }),
})

/** What who works on the road sees of one removal. */
export const RemocaoNaEstrada = z.object({
  uid: Uid,
  id: z.number().int(),
  para: z.enum(['transportadora', 'motorista']),
  situacao: SituacaoDaRemocao,
  veiculo: z.string(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  cor: z.string().nullable(),
  observacao: z.string().nullable(),
  previstaEm: z.string().nullable(),
  km: z.number().int().nullable(),
  /** the carrier's alone */
  valor: z.number().int().nullable(),
  transportadora: z.string().nullable(),
  motorista: z.string().nullable(),
  localRemocao: LugarDaRemocao,
  destino: LugarDaRemocao,
  /** drivers of the carrier, for his link */
  motoristas: z.array(z.object({ uid: Uid, nome: z.string() })),
  versao: z.number().int(),
  atos: Atos,
  passos: z.array(z.object({ evento: z.string(), quando: z.string() })),
  /** how many photographs the house has */
  fotos: FotosDaViagem,
  /** the house's positions for this kind of vehicle, and when each was photographed; the driver's alone */
  posicoes: z.array(z.object({ nome: z.string(), tiradas: z.array(z.enum(MOMENTOS_DA_VIAGEM)) })),
  /** what the house asks the driver to fill in where he collects; his alone */
  vistorias: z.array(VistoriaNoAparelho),
})
