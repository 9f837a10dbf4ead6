// Photographs of a vehicle. Each file is looked at by itself (type by content, pixels before decoding) and made anew without
// EXIF and GPS in up to four widths.
import { enviarFotos } from '@martelo/contracts/veiculos/enviar-fotos.contract.ts'
import { type FotoPronta, prepararFoto } from '../../core/files/fotos.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { apresentarFoto, lerFotos } from './fotos-gravadas.sql.ts'
import { gravarFotos, gravarVersoes } from './gravar-fotos.ts'
import { lerVeiculo } from './veiculos.sql.ts'

handle(enviarFotos, async (ctx, { params, body, arquivos }) => {
  if (arquivos.length === 0) return recusar('ARQUIVO', 'Escolha ao menos uma foto')
  if ((await ctx.ler((tx) => lerVeiculo(tx, ctx.hotsite.id, params.uid))) === null)
    return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
  const prontas: FotoPronta[] = []
  const recusadas: { nome: string; mensagem: string }[] = []
  for (const a of arquivos) {
    const r = await prepararFoto(a.bytes)
    if (r.ok) prontas.push(r.foto)
    else recusadas.push({ nome: a.nome.slice(0, 120), mensagem: r.mensagem })
  }
  if (prontas.length === 0)
    return recusar(
      'ARQUIVO',
      recusadas.map((r) => `${r.nome}: ${r.mensagem}`),
    )
  for (const f of prontas) await gravarVersoes(ctx, f)
  const r = await gravarFotos(ctx, params.uid, prontas, body.tipo)
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  const fotos = await ctx.ler((tx) => lerFotos(tx, ctx.hotsite.id, r.veiId, [body.tipo]))
  return { fotos: fotos.map(apresentarFoto), recusadas }
})
