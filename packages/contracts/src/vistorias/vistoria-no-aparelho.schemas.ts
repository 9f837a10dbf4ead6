// An inspection as a device keeps it to fill it in without network, and what the device sends of it. By login or by the link of
// a removal it is the same.
import { z } from 'zod'
import { Instante, textoLivre, Uid } from '../core/fields.ts'
import {
  CategoriasDaVistoria,
  NotaDaVistoria,
  RespostaEnviada,
  SituacaoDaVistoria,
  VeiculoDaVistoria,
} from './vistoria.schemas.ts'

export const VeiculoNoAparelho = VeiculoDaVistoria.extend({
  cor: z.string().nullable(),
  ano: z.string(),
  patio: z.string().nullable(),
})

export const VistoriaNoAparelho = z.object({
  uid: z.uuid(),
  veiculo: VeiculoNoAparelho,
  tipoUid: z.uuid(),
  tipo: z.string(),
  /** of the questions, by number */
  versaoDasPerguntas: z.number(),
  categorias: CategoriasDaVistoria,
  situacao: SituacaoDaVistoria,
  saidaPatio: z.boolean(),
  aparelho: z.uuid().nullable(),
  vistoriador: z.string().nullable(),
  createdAt: Instante,
  respostas: z.array(RespostaEnviada),
})
export type VistoriaNoAparelho = z.output<typeof VistoriaNoAparelho>

/** Where what a device sends is kept: in the inspection, or beside it. */
export const DestinoDaVistoria = z.object({ entidade: z.enum(['vistoria', 'vistoria_copia']), uid: z.uuid() })

export const EnvioDoAparelho = z.object({
  aparelho: Uid,
  aparelhoNome: textoLivre().trim().max(60, 'Use no máximo 60 caracteres').default(''),
  /** the device's clock while it sends */
  agora: Instante,
  inicio: Instante.nullish(),
  respostas: z.array(RespostaEnviada).max(200, 'Envie no máximo 200 respostas por vez'),
  /** takes over from the device that fills it in now */
  assumir: z.boolean().default(false),
})
export type EnvioDoAparelho = z.output<typeof EnvioDoAparelho>

export const RespostaAoAparelho = z.object({
  situacao: SituacaoDaVistoria,
  destino: DestinoDaVistoria,
  /** why it is kept beside; null: it is in the inspection */
  motivo: z.string().nullable(),
  podeAssumir: z.boolean(),
  recusadas: z.array(z.string()),
  agora: Instante,
})
export type RespostaAoAparelho = z.output<typeof RespostaAoAparelho>

export const FimNoAparelho = z.object({
  aparelho: Uid,
  agora: Instante,
  fim: Instante,
  /** keys of the photographs that the device took */
  fotos: z.array(Uid).max(300, 'Há fotos demais'),
})
export type FimNoAparelho = z.output<typeof FimNoAparelho>

export const VistoriaTerminada = z.object({
  situacao: SituacaoDaVistoria,
  nota: NotaDaVistoria.nullable(),
  hash: z.string(),
})
export type VistoriaTerminada = z.output<typeof VistoriaTerminada>
