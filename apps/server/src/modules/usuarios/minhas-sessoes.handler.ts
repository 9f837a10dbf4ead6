import { minhasSessoes } from '@martelo/contracts/usuarios/minhas-sessoes.contract.ts'
import { descreverAparelho } from '@martelo/domain/usuarios/aparelho.ts'
import { lugarDoAcesso } from '@martelo/domain/usuarios/lugar-do-acesso.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { redesDaCasa, sessoesAbertas, ultimasEntradas } from './sessoes.sql.ts'

const ULTIMAS = 20

handle(minhasSessoes, (ctx) =>
  ctx.ler(async (tx) => {
    const { usuId, familia } = exigirSessao(ctx)
    const sessoes = await sessoesAbertas(tx, ctx.hotsite.id, usuId)
    const entradas = await ultimasEntradas(tx, ctx.hotsite.id, usuId, ULTIMAS)
    const sabe = { daqui: ctx.ip, redesDaCasa: await redesDaCasa(tx, ctx.hotsite.id) }
    return {
      sessoes: sessoes.map(({ agente, ...s }) => ({
        ...s,
        atual: s.familia === familia,
        lugar: lugarDoAcesso(s.ip, sabe),
        aparelho: descreverAparelho(agente),
        abertaAt: iso(s.abertaAt),
        renovadaAt: iso(s.renovadaAt),
        expiraAt: iso(s.expiraAt),
      })),
      entradas: entradas.map((e) => ({
        quando: iso(e.quando),
        forma: e.forma,
        resultado: e.resultado,
        ip: e.ip,
        lugar: lugarDoAcesso(e.ip, sabe),
        aparelho: descreverAparelho(e.agente),
      })),
    }
  }),
)
