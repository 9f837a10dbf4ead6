// Whence and with what a client signed in, in words, for the staff. A masked record tells no address and no device's code.
import { descreverAparelho } from '@martelo/domain/usuarios/aparelho.ts'
import { situacaoDaSessao } from '@martelo/domain/usuarios/acessos-da-conta.ts'
import { lugarDoAcesso } from '@martelo/domain/usuarios/lugar-do-acesso.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { redesDaCasa } from '../usuarios/door.ts'
import { loginsDoUsuario } from './equipe.sql.ts'
import { aparelhosDoCliente, type Quem } from './movimento-do-cliente.sql.ts'

const oQueSeSabe = async (ctx: Ctx, tx: Tx) => ({
  daqui: ctx.ip,
  redesDaCasa: await redesDaCasa(tx, ctx.hotsite.id),
})

export async function aparelhosDaFicha(ctx: Ctx, tx: Tx, quem: Quem, inteiro: boolean) {
  const sabe = await oQueSeSabe(ctx, tx)
  return (await aparelhosDoCliente(tx, quem)).map((a) => {
    const { situacao, desde } = situacaoDaSessao(
      { encerradaAt: a.encerradaAt?.getTime() ?? null, expiraAt: a.expiraAt.getTime() },
      ctx.agora,
    )
    return {
      familia: a.familia,
      aparelho: descreverAparelho(a.agente),
      dispositivo: inteiro ? a.dispositivo : null,
      ip: inteiro ? a.ip : null,
      lugar: inteiro ? lugarDoAcesso(a.ip, sabe) : null,
      por: a.por,
      abertoAt: iso(a.abertoAt),
      usadoAt: iso(a.usadoAt),
      situacao,
      fimAt: desde === null ? null : new Date(desde).toISOString(),
    }
  })
}

export async function entradasDaFicha(ctx: Ctx, tx: Tx, usuId: number) {
  const sabe = await oQueSeSabe(ctx, tx)
  return (await loginsDoUsuario(tx, ctx.hotsite.id, usuId)).map(({ agente, quando, ...l }) => ({
    ...l,
    lugar: lugarDoAcesso(l.ip, sabe),
    aparelho: descreverAparelho(agente),
    quando: iso(quando),
  }))
}
