// The second half of a recovery that was asked for: whether there is such an account, and whether a contact of it is
// confirmed, is found out here, where no answer is awaited. Refuses to write to an address that was never proven to be
// the account's.
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import type { Tx } from '../../core/database/database.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { novoSegredo } from './segredos.ts'
import { contatoDeRecuperacao, guardarSegredo } from './usuarios.sql.ts'

const VALIDADE_MS = 60 * 60 * 1000

type Maquina = Pick<Servicos, 'banco' | 'hotsites' | 'correio'>

export interface PedidoDeSenha {
  readonly hotId: number
  readonly email: string
  /** scheme and host of the page that asked */
  readonly origem: string
}

export const mandarNovaSenha = definirTarefa<PedidoDeSenha>('mandar-nova-senha', async (p, s) => {
  await escreverNovaSenha(s, p)
})

/** Writes to the confirmed contact, if there is one. */
export async function escreverNovaSenha(s: Maquina, { hotId, email, origem }: PedidoDeSenha): Promise<void> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return
  await s.banco.doHotsite(hotId, (tx) => escrever(s, tx, { id: hotId, nome: hotsite.nome }, email, origem))
}

async function escrever(
  s: Maquina,
  tx: Tx,
  casa: { readonly id: number; readonly nome: string },
  email: string,
  origem: string,
): Promise<void> {
  const c = await contatoDeRecuperacao(tx, casa.id, email)
  if (c === undefined) return
  // A letter of a moment ago is still good: strangers cannot fill a mailbox.
  const chave = `nova-senha|${casa.id}|${c.destino}`
  if ((await consumirComEspera(s.banco, chave, ESPERAS.cartaPorDestino)) > 0) return
  const { segredo, resumo } = novoSegredo()
  await guardarSegredo(tx, {
    hotId: casa.id,
    usuId: c.usuId,
    tipo: 'senha',
    resumo,
    destino: c.destino,
    expiraAt: new Date(s.banco.relogio.agora() + VALIDADE_MS),
  })
  const endereco = `${origem}/redefinir-senha?hash=${segredo}`
  await s.correio.avisar(tx, casa.id, {
    tipo: 'nova-senha',
    para: c.canal === 'email' ? { email: c.destino, nome: c.nome } : { telefone: c.destino, nome: c.nome },
    variaveis: { endereco },
    canais: [c.canal],
  })
}
