// What is read at arm's length: one lot, its state, the value, who leads, the clock, and what the hammer would give.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { CountdownNotices } from '@martelo/ui/countdown-notices.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { resultadoPrevisto } from '../../../parts/pregao/resultado-previsto.ts'

interface Props {
  readonly lote: LoteNoPregao
  readonly pausada: boolean
}

export function PlacarGigante({ lote, pausada }: Props) {
  const { tipo } = useMarca()
  const { estado, fotos, restrito } = lote
  const [foto] = fotos
  const nome = restrito?.liderApelido ?? estado.apelido
  const ano = lote.anoModelo === null ? null : `${lote.anoFabricacao ?? lote.anoModelo}/${lote.anoModelo}`
  return (
    <section className="painel-placar" data-situacao={estado.situacao} aria-label="Lote em pregão">
      <header>
        <Photo
          foto={foto ? fotoDoKit(foto, estado.nome, 0) : null}
          sizes="12rem"
          className="painel-placar__foto"
        />
        <div>
          <p className="painel-placar__numero">
            Lote {estado.numero}
            {estado.praca && ` · ${estado.praca.rotulo}`}
          </p>
          <h1>{estado.nome}</h1>
          <p>
            {[ano, lote.km === null ? null : `${lote.km.toLocaleString('pt-BR')} km`, lote.comitente]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className="painel-placar__situacao" role="status">
          {rotuloDaSituacao(estado.situacao, tipo)}
        </p>
      </header>
      {estado.praca?.frase && <p className="painel-placar__praca">{estado.praca.frase}</p>}
      <div className="painel-placar__valor" aria-live="polite" aria-atomic="true">
        <span className="painel-placar__rotulo">
          {estado.valor === null ? 'Lance inicial' : 'Lance atual'}
        </span>
        <Money centavos={estado.valor ?? estado.minimo} animate />
        <p className="painel-placar__lider">
          {estado.apelido === null ? 'Sem lance' : [nome, estado.cidade].filter(Boolean).join(' · ')}
          {restrito?.lanceAtualLeiloeiro && <mark>Apelido</mark>}
        </p>
      </div>
      <footer>
        <Relogio lote={lote} pausada={pausada} />
        <Reserva lote={lote} />
        <p>
          <strong>{estado.quantidade}</strong> {estado.quantidade === 1 ? 'lance' : 'lances'}
          {restrito && restrito.automaticosAtivos > 0 && <span> · há automático</span>}
        </p>
      </footer>
    </section>
  )
}

function Relogio({ lote, pausada }: { readonly lote: LoteNoPregao; readonly pausada: boolean }) {
  const { fim, restanteMs } = lote.estado.relogio
  if (pausada && restanteMs === null && fim === null)
    return <p className="painel-placar__sem-relogio">Pausado</p>
  if (fim === null && restanteMs === null) return <p className="painel-placar__sem-relogio">Sem cronômetro</p>
  const parado = restanteMs === null ? {} : { paradoEmMs: restanteMs }
  const ate = fim === null ? 0 : Date.parse(fim)
  return (
    <p className="painel-placar__relogio">
      <Countdown fim={ate} {...parado} encerrado="Tempo esgotado" size="xl" />
      <CountdownNotices fim={ate} {...parado} />
    </p>
  )
}

/** The reserve and what the hammer would give. Only for the person who conducts: the server omits it for others. */
function Reserva({ lote }: { readonly lote: LoteNoPregao }) {
  const { tipo } = useMarca()
  const { reservado, estado } = lote
  if (reservado === undefined) return null
  const { valorComitente, respostaDuranteLeilao: dita } = reservado
  const previsto = resultadoPrevisto(lote)
  const valor = estado.valor ?? 0
  const falta = (valorComitente ?? 0) - valor
  return (
    <div className="painel-placar__reserva" data-atingida={falta <= 0 && valor > 0 ? true : undefined}>
      <p>
        {valorComitente === null ? 'Sem reserva' : `Reserva ${formatarReais(valorComitente)}`}
        {falta > 0 && ` · faltam ${formatarReais(falta)}`}
        {lote.vendaCondicional && ' · venda condicional'}
      </p>
      <p>
        Martelo agora: <strong>{previsto === null ? '—' : rotuloDaSituacao(previsto, tipo)}</strong>
      </p>
      {dita && (
        <p className="painel-placar__resposta">
          Comitente: <strong>{dita.resposta}</strong>
          {dita.valor !== null && ` ${formatarReais(dita.valor)}`}
          {dita.lance !== null && ` (sobre ${formatarReais(dita.lance)})`}
        </p>
      )}
    </div>
  )
}
