import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  TIPOS_DE_ANEXO,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { z } from 'zod'
import { Instante, textoLivre, Uid } from '../core/fields.ts'

const nomesDe = <T extends string>(o: Readonly<Record<T, unknown>>): [T, ...T[]] =>
  Object.keys(o) as [T, ...T[]]

export const TipoDoAnexo = z.enum(nomesDe<NomeDoTipoDeAnexo>(TIPOS_DE_ANEXO), 'Escolha o tipo do arquivo')
export const PastaDoAnexo = textoLivre().trim().max(60, 'Use no máximo 60 caracteres')
export const InformacaoDoAnexo = textoLivre().trim().max(300, 'Use no máximo 300 caracteres')
export const DonoDosAnexos = z.object({
  entidade: z.enum(nomesDe<EntidadeComAnexos>(ENTIDADES_COM_ANEXOS), 'Este registro não guarda arquivos'),
  uid: Uid,
})

export const Anexo = z.object({
  uid: Uid,
  tipo: TipoDoAnexo,
  pasta: z.string(),
  /** about the file, in a person's words */
  informacao: z.string(),
  nome: z.string(),
  tipoArquivo: z.string(),
  tamanho: z.number(),
  sha256: z.string(),
  enviadoAt: Instante,
  enviadoPor: z.string(),
})
/** In their order. */
export const Anexos = z.array(Anexo)
export type Anexo = z.output<typeof Anexo>
