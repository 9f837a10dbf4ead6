import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarHotsite } from './dados-do-hotsite.ts'
import { hotsiteDaSessao } from './hotsites.sql.ts'

handle(listarHotsites, async (ctx, { query }) => {
  const h = await ctx.ler((tx) => hotsiteDaSessao(tx, ctx.hotsite.id, ctx.hotsite.id))
  const busca = semAcentos(query.busca ?? '')
  const achado = h !== undefined && semAcentos(`${h.nome} ${h.subdominio} ${h.dominio ?? ''}`).includes(busca)
  ctx.contar(achado ? 1 : 0)
  if (!achado || query.pagina > 1) return []
  const { corPrimaria, corSecundaria, gradiente1, gradiente2, gradiente3 } = h
  return [
    { ...apresentarHotsite(h), cores: [corPrimaria, corSecundaria, gradiente1, gradiente2, gradiente3] },
  ]
})
