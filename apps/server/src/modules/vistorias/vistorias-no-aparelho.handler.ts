import { vistoriasNoAparelho } from '@martelo/contracts/vistorias/vistorias-no-aparelho.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { agoraDoBanco } from './andar-da-vistoria.sql.ts'
import { apresentarBem, apresentarNoAparelho } from './apresentar-no-aparelho.ts'
import { quemAlcanca } from './quem-alcanca.ts'
import { tiposAtivos } from './tipos-de-vistoria.sql.ts'
import { bensDoAparelho } from './bens-do-aparelho.sql.ts'
import { vistoriasQueAguardam } from './vistorias.sql.ts'

/** A day's work of one person, many times over; a phone keeps a few megabytes. */
const MAXIMO = { vistorias: 200, veiculos: 500 }

handle(vistoriasNoAparelho, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const quem = quemAlcanca(ctx)
    const vistorias = await vistoriasQueAguardam(tx, hotId, quem, MAXIMO.vistorias)
    const bens = await bensDoAparelho(
      tx,
      hotId,
      quem,
      vistorias.map((v) => v.veiUid),
      MAXIMO.veiculos,
    )
    return {
      agora: iso(await agoraDoBanco(tx)),
      vistorias: apresentarNoAparelho(vistorias, bens),
      veiculos: quem.alcance === 'suas' ? [] : bens.map(apresentarBem),
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
