import { vistoriasNoAparelho } from '@martelo/contracts/vistorias/vistorias-no-aparelho.contract.ts'
import { aceitaRespostas, SITUACOES_DE_VISTORIA } from '@martelo/domain/vistorias/states.ts'
import { bemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { agoraDoBanco } from './andar-da-vistoria.sql.ts'
import { quemAlcanca } from './quem-alcanca.ts'
import { tiposAtivos } from './tipos-de-vistoria.sql.ts'
import { type BemNoAparelho, bensDoAparelho } from './bens-do-aparelho.sql.ts'
import { vistoriasQueAguardam } from './vistorias.sql.ts'

/** A day's work of one person, many times over; a phone keeps a few megabytes. */
const MAXIMO = { vistorias: 200, veiculos: 500 }
const ABERTAS = SITUACOES_DE_VISTORIA.filter(aceitaRespostas)

const apresentar = ({ tipoId, ...b }: BemNoAparelho) => ({ ...b, bem: bemVistoriado(tipoId) })

handle(vistoriasNoAparelho, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const quem = quemAlcanca(ctx)
    const vistorias = await vistoriasQueAguardam(tx, hotId, quem, ABERTAS, MAXIMO.vistorias)
    const bens = await bensDoAparelho(
      tx,
      hotId,
      quem,
      vistorias.map((v) => v.veiUid),
      MAXIMO.veiculos,
    )
    const porUid = new Map(bens.map((b) => [b.uid, apresentar(b)]))
    return {
      agora: iso(await agoraDoBanco(tx)),
      vistorias: vistorias.flatMap((v) => {
        const veiculo = porUid.get(v.veiUid)
        if (veiculo === undefined) return []
        return {
          uid: v.uid,
          veiculo,
          tipoUid: v.tipoUid,
          tipo: v.tipo,
          versaoDasPerguntas: v.versaoDasPerguntas,
          categorias: v.categorias as never,
          situacao: v.situacao,
          saidaPatio: v.saidaPatio,
          aparelho: v.aparelho,
          vistoriador: v.vistoriador,
          createdAt: iso(v.createdAt),
          respostas: Object.entries(v.respostas).map(([item, r]) => ({ item, ...r })) as never,
        }
      }),
      veiculos: quem.alcance === 'suas' ? [] : [...porUid.values()],
      tipos: (await tiposAtivos(tx, hotId)).map((t) => ({
        uid: t.uid,
        nome: t.nome,
        versaoDasPerguntas: t.versaoDasPerguntas,
        disponivelParaTipos: t.disponivelParaTipos,
        categorias: t.categorias as never,
      })),
    }
  }),
)
