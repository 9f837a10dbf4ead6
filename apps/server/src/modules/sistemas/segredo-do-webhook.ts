// The secret with which deliveries to one address are signed: shown once, kept encrypted, since each delivery needs it.
import { randomBytes, randomUUID } from 'node:crypto'
import { erroDoCampo } from '@martelo/domain/externo/campos-da-credencial.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { contextoDoWebhook } from './webhook-comitente.integration.ts'

export interface SegredoNovo {
  readonly segredo: string
  readonly colunas: { readonly segredo: Buffer; readonly segredoChave: string }
}

/** `uid`: the address that it belongs to; a ciphertext of another one does not open. */
export function novoSegredo(ctx: Ctx, uid: string): SegredoNovo {
  const segredo = `mtw_${randomBytes(32).toString('base64url')}`
  const { chaveId, bytes } = ctx.servicos.externo.cofre.cifrar(
    segredo,
    contextoDoWebhook(ctx.hotsite.id, uid),
  )
  return { segredo, colunas: { segredo: bytes, segredoChave: chaveId } }
}

export const novoUid = (): string => randomUUID()

/** Null: events may go there. The name is looked at again when it is resolved. */
export const erroDoEndereco = (ctx: Ctx, endereco: string): string | null =>
  erroDoCampo(
    { rotulo: 'O endereço', tipo: 'endereco', obrigatorio: true },
    endereco,
    ctx.servicos.externo.demo,
  )
