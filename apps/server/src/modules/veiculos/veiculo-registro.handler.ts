import { limitadoAosPatios, permite } from '@martelo/contracts/core/permissions.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import type { VeiculoCompleto } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import type { z } from 'zod'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarFoto, lerFotos } from './fotos-gravadas.sql.ts'
import { respostasDe } from './gravar-veiculo.ts'
import { ligacoesDoVeiculo } from './ligacoes-do-veiculo.sql.ts'
import { acharRepetidos } from './repetidos.sql.ts'
import { anotarAcesso } from './acessos-do-veiculo.sql.ts'
import { estaNosPatiosDe, lerVeiculo, lotesDoVeiculo, type VeiculoInteiro } from './veiculos.sql.ts'

type Completo = z.infer<typeof VeiculoCompleto>

handle(veiculoRegistro, async (ctx, { params }) => {
  const lido = await ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const v = await lerVeiculo(tx, hotId, params.uid)
    const alheio =
      v !== null && limitadoAosPatios(ctx.sessao) && !(await estaNosPatiosDe(tx, v, exigirSessao(ctx).usuId))
    if (v === null || alheio) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const com = await tx
      .selectFrom('comitente')
      .select(['uid', 'nome'])
      .where('id', '=', v.comId)
      .executeTakeFirstOrThrow()
    const pat =
      v.patId === null
        ? null
        : await tx
            .selectFrom('patio')
            .select(['uid', 'nome'])
            .where('id', '=', v.patId)
            .executeTakeFirstOrThrow()
    const ligacoes = await ligacoesDoVeiculo(tx, v)
    const conferido = conferirVeiculo(v)
    const fotos = await lerFotos(tx, hotId, v.id, ['foto', 'giro', 'recusada'])
    const deTipo = (tipo: string) => fotos.filter((f) => f.tipo === tipo).map(apresentarFoto)
    return {
      ...dados(v),
      ...ligacoes,
      comitenteUid: com.uid,
      comitente: com.nome,
      patioUid: pat?.uid ?? null,
      patio: pat?.nome ?? null,
      fipeAtualizadaAt: v.fipeAtualizadaAt === null ? null : iso(v.fipeAtualizadaAt),
      noPatioDesde: iso(v.noPatioDesde),
      repetidos: await acharRepetidos(tx, hotId, { ...conferido, excetoId: v.id }),
      avisos: [...conferido.avisos],
      fotos: deTipo('foto'),
      giro: deTipo('giro'),
      recusadas: deTipo('recusada'),
      lotes: (await lotesDoVeiculo(tx, hotId, v.id)).map((l) => ({ ...l, data: iso(l.data) })),
      can: { editar: permite('veiculo:editar', ctx.sessao) },
    }
  })
  if ('uid' in lido) await ctx.tx((tx) => anotarAcesso(tx, ctx.hotsite.id, lido.id, exigirSessao(ctx).usuId))
  return lido
})

/** The columns that the reply shows under the same name; the reply's schema drops the others. */
function dados(v: VeiculoInteiro) {
  return {
    ...v,
    situacao: v.situacao as Completo['situacao'],
    combustivel: v.combustivel as Completo['combustivel'],
    conservacao: v.conservacao as Completo['conservacao'],
    monta: v.monta as Completo['monta'],
    retomada: v.retomada as Completo['retomada'],
    laudoCautelarResultado: v.laudoCautelarResultado as Completo['laudoCautelarResultado'],
    itensDetalhados: respostasDe(v.itensDetalhados),
  }
}
