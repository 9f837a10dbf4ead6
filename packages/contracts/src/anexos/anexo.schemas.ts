import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  TIPOS_DE_ANEXO,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'
import type { Permissao } from '../core/permissions.ts'

const nomesDe = <T extends string>(o: Readonly<Record<T, unknown>>): [T, ...T[]] =>
  Object.keys(o) as [T, ...T[]]

/** Who sees and who changes the files of a kind of record. */
export const PERMISSOES_DE_ANEXOS = {
  leilao: { ver: 'leilao:ver', editar: 'leilao:editar' },
  comitente: { ver: 'comitente:ver', editar: 'comitente:editar' },
} as const satisfies Record<EntidadeComAnexos, { ver: Permissao; editar: Permissao }>

export const TipoDoAnexo = z.enum(nomesDe<NomeDoTipoDeAnexo>(TIPOS_DE_ANEXO), 'Escolha o tipo do arquivo')
export const DonoDosAnexos = z.object({
  entidade: z.enum(nomesDe<EntidadeComAnexos>(ENTIDADES_COM_ANEXOS), 'Este registro não guarda arquivos'),
  uid: Uid,
})

export const Anexo = z.object({
  uid: Uid,
  tipo: TipoDoAnexo,
  pasta: z.string(),
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
