import { painelExterno } from '@martelo/contracts/sistemas/painel-externo.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { condicionaisQueEsperam, contarLotes, deQuem } from '../portal/door.ts'
import { chavesDe, comitentesDe, webhooksDe } from './gerir.sql.ts'

handle(painelExterno, (ctx) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const ativas = (await chavesDe(tx, q)).filter(
      (c) => c.revogadaAt === null && (c.expiraAt === null || c.expiraAt.getTime() > ctx.agora),
    )
    const usos = ativas.flatMap((c) => c.ultimoUsoAt ?? []).toSorted((a, b) => b.getTime() - a.getTime())
    return {
      comitentes: (await comitentesDe(tx, q)).map((c) => c.nome),
      lotes: await contarLotes(tx, q),
      condicionais: (await condicionaisQueEsperam(tx, q)).map(
        ({ lelUid, leiUid, numero, nome, leilao, valor, prazo }) => ({
          lelUid,
          leiUid,
          numero,
          nome,
          leilao,
          valor,
          prazo: iso(prazo),
        }),
      ),
      chaves: { ativas: ativas.length, ultimoUsoAt: iso(usos[0] ?? null) },
      enderecos: (await webhooksDe(tx, q)).map(
        ({ uid, endereco, ambiente, ativo, entregues, naFila, falhas }) => ({
          uid,
          endereco,
          ambiente,
          ativo,
          entregues,
          naFila,
          falhas,
        }),
      ),
    }
  }),
)
