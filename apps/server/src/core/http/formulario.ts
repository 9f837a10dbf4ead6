// Reads a multipart form: fields and files, within the call's limits. Refuses as the sender's mistake (the reader's own
// exceptions carry no status and would answer 500): cut bodies, boundaries that are not there, too many or too large
// parts, names that no form has.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import type { ArquivoRecebido } from './handle.ts'

export interface Formulario {
  readonly body: unknown
  readonly arquivos: readonly ArquivoRecebido[]
}

export interface LimitesDoEnvio {
  readonly maxArquivos: number
  readonly maxBytes: number
}

/** A form that cannot be taken. `message` is Portuguese, for the person. */
export class FormularioRecusado extends Error {
  readonly statusCode: 400 | 413
  constructor(statusCode: 400 | 413, mensagem: string) {
    super(mensagem)
    this.statusCode = statusCode
  }
}

const CAMPO = { quantos: 30, bytes: 64 * 1024, nome: 100 } as const
const NOME_DO_ARQUIVO = 200
const INCOMPLETO = 'O envio chegou incompleto ou danificado. Envie o arquivo novamente.'

/** Once per server, before its routes. */
export async function aceitarFormularios(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fields: CAMPO.quantos, fieldSize: CAMPO.bytes, fieldNameSize: CAMPO.nome },
  })
}

/** The name as the sender's system has it: no folder, nothing that cannot be stored or shown. */
export function nomeDoArquivo(nome: unknown): string {
  const ultimo = (typeof nome === 'string' ? nome : '').toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return (
    ultimo
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, NOME_DO_ARQUIVO)
      .toWellFormed() || 'arquivo'
  )
}

/**
 * A request that is no form has its body as it came and no files.
 * @throws FormularioRecusado
 */
export async function lerFormulario(req: FastifyRequest, limites: LimitesDoEnvio): Promise<Formulario> {
  if (!req.isMultipart()) return { body: req.body ?? {}, arquivos: [] }
  // A map: a field may be called anything.
  const campos = new Map<string, unknown>()
  const arquivos: ArquivoRecebido[] = []
  try {
    const partes = req.parts({ limits: { files: limites.maxArquivos, fileSize: limites.maxBytes } })
    for await (const parte of partes) {
      if (parte.type === 'file')
        arquivos.push({
          campo: parte.fieldname,
          nome: nomeDoArquivo(parte.filename),
          bytes: await parte.toBuffer(),
        })
      else if (parte.valueTruncated) throw new FormularioRecusado(413, MENSAGENS.corpoGrande)
      else campos.set(parte.fieldname, parte.value)
    }
  } catch (e) {
    req.raw.unpipe()
    req.raw.resume()
    throw recusaDe(e)
  }
  return { body: Object.fromEntries(campos), arquivos }
}

function recusaDe(e: unknown): FormularioRecusado {
  if (e instanceof FormularioRecusado) return e
  const grande = e instanceof Error && 'statusCode' in e && e.statusCode === 413
  return grande ? new FormularioRecusado(413, MENSAGENS.corpoGrande) : new FormularioRecusado(400, INCOMPLETO)
}
