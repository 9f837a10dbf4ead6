import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { handle } from '../../core/http/handle.ts'
import { enderecosDe } from '../../core/tenant/hotsites.ts'
import { apresentarHotsite } from './dados-do-hotsite.ts'
import { daPlataforma } from './exigir-plataforma.ts'
import { hotsiteDaSessao } from './hotsites.sql.ts'
import { todasAsCasas } from './plataforma.sql.ts'

handle(listarHotsites, async (ctx, { query }) => {
  const minha = await ctx.ler((tx) => hotsiteDaSessao(tx, ctx.hotsite.id, ctx.hotsite.id))
  const plataforma = await daPlataforma(ctx)
  const todas = plataforma ? await todasAsCasas(ctx.banco.sistema) : minha === undefined ? [] : [minha]
  const busca = semAcentos(query.busca ?? '')
  const achadas = todas.filter((h) =>
    semAcentos(`${h.nome} ${h.subdominio} ${h.dominio ?? ''}`).includes(busca),
  )
  ctx.contar(achadas.length)
  const de = (query.pagina - 1) * query.porPagina
  return achadas.slice(de, de + query.porPagina).map((h) => ({
    ...apresentarHotsite(h),
    versao: h.versao,
    ativo: h.ativo,
    emPreparacao: h.emPreparacao,
    minha: h.id === ctx.hotsite.id,
    enderecos: enderecosDe(h) as Record<string, { site?: string; api?: string }>,
    plataforma,
    cores: [h.corPrimaria, h.corSecundaria, h.gradiente1, h.gradiente2, h.gradiente3],
  }))
})
