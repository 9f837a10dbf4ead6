// The top of the panel: clock, price with the label that fits, who leads, where I stand. The live region says only
// what matters (my own position at once, the price at most every few seconds).
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Palavra } from '@martelo/domain/hotsites/concordar.ts'
import { rotuloDoMeuLance, type EstadoDoLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { Badge, StatusChip } from '@martelo/ui/chip.tsx'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { CountdownNotices } from '@martelo/ui/countdown-notices.tsx'
import {
  type Icon,
  IconAlert,
  IconCheckCircle,
  IconClock,
  IconGavel,
  IconTrophy,
} from '@martelo/ui/icones.tsx'
import { IconPause } from '@martelo/ui/icones-ao-vivo.tsx'
import { IconInfo, IconXCircle } from '@martelo/ui/icones-de-uso.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import type { Tom } from '@martelo/ui/tom.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { inicial, quantos, usePalavras, useVocabulario } from '../../core/palavras-do-site.ts'
import { deTempoEmTempo } from './de-tempo-em-tempo.ts'
import { fimDoRelogio, type MeuNoLote, precoDeTodos } from './lote-ao-vivo.ts'

const TOM_DO_MEU: Readonly<Record<EstadoDoLance, { tom: Tom; icon: Icon }>> = {
  'nao-esta-participando': { tom: 'neutro', icon: IconInfo },
  ganhando: { tom: 'sucesso', icon: IconCheckCircle },
  superado: { tom: 'perigo', icon: IconAlert },
  vencedor: { tom: 'sucesso', icon: IconTrophy },
  condicional: { tom: 'info', icon: IconClock },
  'condicional-negada': { tom: 'perigo', icon: IconXCircle },
  finalizado: { tom: 'neutro', icon: IconGavel },
}

/** Client's own position as a chip; nothing for who does not take part. */
export function MinhaPosicao({ estado }: { readonly estado: EstadoDoLance }) {
  const rotulo = rotuloDoMeuLance(estado, usePalavras())
  if (rotulo === '') return null
  const { tom, icon } = TOM_DO_MEU[estado]
  return (
    <StatusChip tom={tom} icon={icon} strong size="m">
      {rotulo}
    </StatusChip>
  )
}

export function rotuloDoPreco(e: EstadoDoLote, p: Palavras): string {
  if (e.valorVendido !== undefined) return 'Vendido por'
  if (e.tipoNegociacao === 'COMPRE_JA') return 'Preço'
  if (e.valor === null) return inicial(p.lanceInicial.um)
  return recebeLances(e.situacao)
    ? `${inicial(p.lance.um)} atual`
    : `Últim${p.lance.genero === 'f' ? 'a' : 'o'} ${p.lance.um}`
}

const quantosLances = (n: number, p: Palavra): string =>
  n === 0 ? `Nenhum${p.genero === 'f' ? 'a' : ''} ${p.um}` : quantos(n, p)

function Relogio({ estado }: { readonly estado: EstadoDoLote }) {
  const { situacoes } = useVocabulario()
  const fim = fimDoRelogio(estado)
  const { pausado, restanteMs } = estado.relogio
  if (pausado)
    return (
      <Badge tom="alerta">
        <IconPause size="1em" /> Pausado
      </Badge>
    )
  // Called in the room, not ended by the clock: the day and hour of its auction instead of the state that the title says.
  if (fim === null && recebeLances(estado.situacao) && estado.dataInicio !== null)
    return (
      <Badge>
        <IconClock size="1em" /> {`${formatarDataHora(Date.parse(estado.dataInicio))} (Brasília)`}
      </Badge>
    )
  if (fim === null || !recebeLances(estado.situacao)) return <Badge>{situacoes[estado.situacao]}</Badge>
  const parado = restanteMs === null ? {} : { paradoEmMs: restanteMs }
  return (
    <span className="lance-relogio">
      <IconClock size={18} />
      <Countdown fim={fim} {...parado} size="l" encerrado="Encerrando…" />
      <CountdownNotices fim={fim} {...parado} />
    </span>
  )
}

const SILENCIO_MS = 5_000

/** The newest sentence, but not more often than a person can listen to. */
function useDito(texto: string): string {
  const [dito, setDito] = useState('')
  const atual = useEffectEvent(() => texto)
  useEffect(() => deTempoEmTempo(() => atual(), setDito, SILENCIO_MS), [])
  return dito
}

/** What is offered, where the price above is the one that buys at once. */
function Ofertas({ estado }: { readonly estado: EstadoDoLote }) {
  const p = usePalavras()
  const [dito, quanto] =
    estado.valor === null
      ? [`${inicial(p.lance.varios)} a partir de`, estado.minimo]
      : [`${rotuloDoPreco(estado, p)}:`, estado.valor]
  return (
    <p className="lance-placar__lider">
      {dito} {formatarReais(quanto)}
    </p>
  )
}

export function PlacarDoLote({
  estado,
  meu,
  preco = precoDeTodos(estado),
  fixo = null,
}: {
  readonly estado: EstadoDoLote
  readonly meu: MeuNoLote | null
  readonly preco?: number
  /** centavos: named first instead of what is offered */
  readonly fixo?: number | null
}) {
  const p = usePalavras()
  const rotulo = fixo === null ? rotuloDoPreco(estado, p) : 'Preço'
  const mostrado = fixo ?? preco
  const minha = meu === null ? '' : rotuloDoMeuLance(meu.estado, p)
  const dito = useDito(`${rotulo}: ${formatarReais(mostrado)}`)
  return (
    <div className="lance-placar">
      <div className="lance-placar__topo">
        <Relogio estado={estado} />
        {meu && <MinhaPosicao estado={meu.estado} />}
      </div>
      {estado.praca && (
        <p className="lance-placar__praca">
          <strong>{estado.praca.rotulo}</strong> {estado.praca.frase}
          {estado.praca.comeca && (
            <Countdown fim={Date.parse(estado.praca.comeca)} encerrado="Abrindo a 2ª praça…" />
          )}
        </p>
      )}
      <p className="lance-placar__rotulo">{rotulo}</p>
      <Money centavos={mostrado} size="xl" animate />
      {fixo !== null && estado.tipoNegociacao === 'DISPUTA' && <Ofertas estado={estado} />}
      <p className="lance-placar__lider">
        {estado.valor !== null && estado.apelido !== null && (
          <>
            {meu !== null && estado.selo === meu.selo ? 'Você' : estado.apelido}
            {estado.cidade && ` · ${estado.cidade}`}
            {' · '}
          </>
        )}
        {quantosLances(estado.quantidade, p.lance)}
      </p>
      {recebeLances(estado.situacao) && estado.tipoNegociacao === 'DISPUTA' && (
        <p className="lance-placar__lider">
          {inicial(p.incremento.um)} de {formatarReais(estado.incremento)}
          {estado.encerraPorTempo && estado.dataFim && (
            <>
              <br />
              Encerra {formatarDataHora(Date.parse(estado.dataFim))} (Brasília)
            </>
          )}
        </p>
      )}
      {estado.reservaAtingida === true && <Badge tom="sucesso">Reserva atingida</Badge>}
      {estado.reservaAtingida === false && estado.valor !== null && (
        <Badge tom="alerta">{`Abaixo da reserva: sujeito à aprovação d${p.comitente.genero === 'f' ? 'a' : 'o'} ${p.comitente.um}`}</Badge>
      )}
      <span className="ui-visually-hidden" role="status">
        {dito}
      </span>
      <span className="ui-visually-hidden" role="status">
        {minha}
      </span>
    </div>
  )
}
