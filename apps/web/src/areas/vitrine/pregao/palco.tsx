// The stage, shared by all viewers: the broadcast where the auction has one, else the lot's picture; the call in large
// letters, the value, the clock.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { IconPause } from '@martelo/ui/icones-ao-vivo.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { lazy, Suspense } from 'react'
import { Link } from '../../../core/ligacao.tsx'
import { usePalavras, useVocabulario } from '../../../core/palavras-do-site.ts'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { anos, quilometros } from '../../../parts/lotes/reais.ts'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'

const Transmissao = lazy(() =>
  import('../../../parts/pregao/transmissao-de-fora.tsx').then((m) => ({ default: m.TransmissaoDeFora })),
)

/** What the frame says while no picture is broadcast, by the room's state. */
function textoDoPalco(r: RetratoDaSala): string {
  if (r.sala.suspensa) return 'Suspenso. Aguarde o aviso de retorno.'
  if (r.sala.pausada) return 'Pausado. Voltamos em instantes.'
  if (r.sala.entrePracas) return r.sala.entrePracas.frase
  const textos: Partial<Record<RetratoDaSala['sala']['situacao'], string>> = {
    CRIADO: 'Em breve',
    PRONTO: 'A sala abre no horário marcado.',
    EXECUTADO: 'Encerrado. Obrigado por participar.',
    CANCELADO: 'Cancelado.',
  }
  return textos[r.sala.situacao] ?? ''
}

const ACABADAS: ReadonlySet<string> = new Set(['EXECUTADO', 'CANCELADO'])

const DaCasa = lazy(() =>
  import('../../../parts/transmissoes/transmissao-da-casa.tsx').then((m) => ({
    default: m.TransmissaoDaCasa,
  })),
)

const SemImagem = lazy(() =>
  import('../../../parts/transmissoes/sem-imagem.tsx').then((m) => ({ default: m.SemImagemParaQuemAssiste })),
)

export function Palco({
  retrato,
  lote,
}: {
  readonly retrato: RetratoDaSala
  readonly lote: LoteNoPregao | null
}) {
  const aviso = textoDoPalco(retrato)
  const [foto] = lote?.fotos ?? []
  const { entrePracas } = retrato.sala
  const parado = retrato.sala.pausada || retrato.sala.suspensa
  const { transmissaoUrl, temCanal } = retrato.leilao
  const acabou = ACABADAS.has(retrato.sala.situacao)
  const quadro = (
    <div className="palco__quadro">
      {aviso && foto === undefined ? (
        // The mark of a missing photograph would stand behind the words.
        <div className="palco__sem-foto" />
      ) : (
        <Photo
          foto={lote && foto ? fotoDoKit(foto, lote.estado.nome, 0) : null}
          ratio="16 / 9"
          sizes="(min-width: 60rem) 55vw, 100vw"
          priority
        />
      )}
      {aviso && (
        <p className="palco__aviso" role="status">
          {parado ? <IconPause size={28} /> : acabou ? null : <IconPlay size={28} />} {aviso}
          {entrePracas && <Countdown fim={Date.parse(entrePracas.comeca)} size="l" encerrado="Abrindo…" />}
        </p>
      )}
    </div>
  )
  return (
    <section className="palco" data-situacao={lote?.estado.situacao} aria-label="Palco">
      {temCanal ? (
        <Suspense fallback={quadro}>
          <DaCasa leilaoUid={retrato.leilao.uid} nome={retrato.leilao.nomeSemData} aviso={aviso}>
            {quadro}
          </DaCasa>
        </Suspense>
      ) : transmissaoUrl === null ? (
        quadro
      ) : (
        <Suspense fallback={quadro}>
          <Transmissao endereco={transmissaoUrl} nome={retrato.leilao.nomeSemData} aviso={aviso}>
            {quadro}
          </Transmissao>
        </Suspense>
      )}
      {temCanal && (
        <Suspense fallback={null}>
          <SemImagem leilaoUid={retrato.leilao.uid} aoVivo={retrato.sala.situacao === 'AO_VIVO'} />
        </Suspense>
      )}
      {lote && <Legenda lote={lote} />}
    </section>
  )
}

function Legenda({ lote }: { readonly lote: LoteNoPregao }) {
  const p = usePalavras()
  const { situacoes } = useVocabulario()
  const { estado } = lote
  const { fim, restanteMs } = estado.relogio
  const ate = fim ?? (estado.encerraPorTempo ? estado.dataFim : null)
  const fatos = [
    anos(lote.anoFabricacao, lote.anoModelo),
    lote.km === null ? null : quilometros(lote.km),
    lote.cidade && `${lote.cidade}/${lote.uf}`,
    lote.vendaCondicional && 'Venda condicional',
  ]
  return (
    <div className="palco__legenda">
      <div>
        <p className="palco__numero">
          {p.lote.um} {estado.numero} · {situacoes[estado.situacao]}
          {estado.praca && ` · ${estado.praca.rotulo}`}
        </p>
        <h1>
          <Link to={lote.url}>{estado.nome}</Link>
        </h1>
        <p>{fatos.filter(Boolean).join(' · ')}</p>
        {estado.praca && <p>{estado.praca.frase}</p>}
      </div>
      <div className="palco__valor">
        <p>{estado.valor === null ? p.lanceInicial.um : `${p.lance.um} atual`}</p>
        <Money centavos={estado.valor ?? estado.minimo} size="xl" animate />
        {(ate !== null || restanteMs !== null) && (
          <Countdown
            fim={ate === null ? 0 : Date.parse(ate)}
            {...(restanteMs === null ? {} : { paradoEmMs: restanteMs })}
            size="l"
            encerrado="Tempo esgotado"
          />
        )}
      </div>
    </div>
  )
}
