// One file after another: what is held in memory is the few files of this request and the one picture that is open, however
// many the person sends in all.
import { enviarFotosPorPlaca } from '@martelo/contracts/veiculos/enviar-fotos-por-placa.contract.ts'
import { placaNoNome } from '@martelo/domain/veiculos/fotos-por-placa.ts'
import { prepararFoto } from '../../core/files/fotos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { veiculosPorPlaca } from './fotos-por-decidir.sql.ts'
import { gravarFotos, gravarVersoes } from './gravar-fotos.ts'

interface Resultado {
  nome: string
  veiUid: string | null
  mensagem: string | null
}

handle(enviarFotosPorPlaca, async (ctx, { arquivos }) => {
  if (arquivos.length === 0) return recusar('ARQUIVO', 'Escolha ao menos uma foto')
  const placas = arquivos.map((a) => placaNoNome(a.nome))
  const veiculos = await ctx.ler((tx) =>
    veiculosPorPlaca(
      tx,
      ctx.hotsite.id,
      placas.filter((p) => p !== null),
    ),
  )
  const feitos: Resultado[] = []
  for (const [i, a] of arquivos.entries()) {
    const placa = placas[i] ?? null
    const veiUid = placa === null ? null : (veiculos.get(placa) ?? null)
    const nome = a.nome.slice(0, 120)
    if (veiUid === null)
      feitos.push({
        nome,
        veiUid,
        mensagem:
          placa === null ? 'O nome não diz a placa.' : `Nenhum veículo no estoque com a placa ${placa}.`,
      })
    else feitos.push({ nome, veiUid, mensagem: await uma(ctx, veiUid, a.bytes) })
  }
  return { arquivos: feitos }
})

/** Null: it is stored; otherwise why not. */
async function uma(ctx: Ctx, veiUid: string, bytes: Uint8Array): Promise<string | null> {
  const p = await prepararFoto(bytes)
  if (!p.ok) return p.mensagem
  await gravarVersoes(ctx, p.foto)
  const r = await gravarFotos(ctx, veiUid, [p.foto], 'foto')
  if (ehRecusa(r)) return String(r.mensagem)
  publicarLotes(ctx.servicos, r.lelIds)
  return null
}
