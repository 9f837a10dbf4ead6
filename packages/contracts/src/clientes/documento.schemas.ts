// A client's document as its owner and the staff see it.
import { TIPOS_DE_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const DocumentoDoCliente = z.object({
  uid: Uid,
  tipo: z.enum(TIPOS_DE_DOCUMENTO),
  rotulo: z.string(),
  nomeOriginal: z.string(),
  tipoArquivo: z.string(),
  tamanho: z.number(),
  situacao: z.string(),
  motivo: z.string().nullable(),
  enviadoAt: Instante,
})

const TipoComRotulo = z.object({ tipo: z.enum(TIPOS_DE_DOCUMENTO), rotulo: z.string() })

export const DocumentosDoCliente = z.object({
  documentoSituacao: z.string(),
  exigidos: z.array(TipoComRotulo),
  opcionais: z.array(TipoComRotulo).describe('the other sides of what is required, where it has one'),
  documentos: z.array(DocumentoDoCliente),
})
