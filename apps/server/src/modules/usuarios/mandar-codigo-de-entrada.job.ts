// The second half of a code that was asked for: whether there is such a client, and whether the contact is confirmed, is found
// out here, where no answer is awaited. Refuses to write to a contact that was never proven to be the client's.
import { CODIGO_DE_CONFIRMACAO } from '@martelo/domain/clientes/confirmacoes.ts'
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import { consumirComEspera } from '../../core/http/limite-de-taxa.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { novoCodigo, resumirCodigoDeEntrada } from './segredos.ts'
import { contatoParaCodigo, guardarSegredo } from './usuarios.sql.ts'

export interface PedidoDeCodigo {
  readonly hotId: number
  readonly email: string
  readonly canal: 'email' | 'sms'
}

export const mandarCodigoDeEntrada = definirTarefa<PedidoDeCodigo>('mandar-codigo-de-entrada', (p, s) =>
  escreverCodigoDeEntrada(s, p),
)

/** Writes to the confirmed contact of that channel, if there is one. */
export async function escreverCodigoDeEntrada(
  s: Pick<Servicos, 'banco' | 'correio'>,
  { hotId, email, canal }: PedidoDeCodigo,
): Promise<void> {
  await s.banco.doHotsite(hotId, async (tx) => {
    const c = await contatoParaCodigo(tx, hotId, email, canal)
    if (c === undefined) return
    // Over all networks that ask for it: strangers cannot fill a mailbox, nor try code after code.
    const chave = `codigo-de-entrada|${hotId}|${c.usuId}`
    if ((await consumirComEspera(s.banco, chave, ESPERAS.cartaPorDestino)) > 0) return
    const codigo = novoCodigo()
    await guardarSegredo(tx, {
      hotId,
      usuId: c.usuId,
      tipo: 'login',
      resumo: resumirCodigoDeEntrada(c.usuId, codigo),
      destino: c.destino,
      expiraAt: new Date(s.banco.relogio.agora() + CODIGO_DE_CONFIRMACAO.validadeMs),
    })
    await s.correio.avisar(tx, hotId, {
      tipo: 'codigo-de-contato',
      para:
        canal === 'email' ? { usuId: c.usuId, email: c.destino } : { usuId: c.usuId, telefone: c.destino },
      variaveis: { codigo },
      canais: [canal],
    })
  })
}
