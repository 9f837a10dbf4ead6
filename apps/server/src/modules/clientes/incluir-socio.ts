// The one way by which a partner comes into a company's register.
import { validarSocio } from '@martelo/domain/clientes/quadro-societario.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { travarCliente } from './clientes.sql.ts'
import { inserirSocio, lerSocios } from './socios.sql.ts'

interface Informado {
  readonly nome: string
  readonly documento: string
  readonly participacao: number | null
  readonly administrador: boolean
}

/** The company's row is locked, so that two partners at once do not pass the whole together. */
export async function incluirSocio(ctx: Ctx, tx: Tx, cliId: number, s: Informado) {
  const hotId = ctx.hotsite.id
  const c = await travarCliente(tx, hotId, cliId)
  if (c.cnpj === null)
    throw new RecusaLancada(recusar('SO_EMPRESA', 'Só o cadastro de empresa (CNPJ) tem quadro societário.'))
  const v = validarSocio(s, c, await lerSocios(tx, hotId, cliId))
  if (!v.ok) throw new RecusaLancada(recusar('CAMPOS', Object.values(v.erros), { campos: v.erros }))
  const { participacao, administrador } = s
  await inserirSocio(tx, { hotId, cliId, nome: v.nome, documento: v.documento, participacao, administrador })
  await auditar(ctx, tx, {
    entidade: 'cliente',
    uid: c.uid,
    acao: 'incluirSocio',
    depois: { socio: v.nome, participacao },
  })
  return lerSocios(tx, hotId, cliId)
}
