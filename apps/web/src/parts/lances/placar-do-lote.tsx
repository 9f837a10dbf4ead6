// The top of the panel: clock, price with the label that fits, who leads, where I stand. The live region says only
// what matters (my own position at once, the price at most every few seconds).
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { palavras, com, contar, maiuscula } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { rotuloDoMeuLance, type EstadoDoLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { recebeLances, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { Badge, StatusChip } from '@martelo/ui/chip.tsx'
import { Countdown } from '@martelo/ui/countdown.tsx'
import {
  type Icon,
  IconAlert,
  IconCheckCircle,
  IconClock,
  IconGavel,
  IconInfo,
  IconPause,
  IconTrophy,
  IconXCircle,
} from '@martelo/ui/icones.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import type { Tom } from '@martelo/ui/tom.ts'
import { useEffect, useState } from 'react'
import { fimDoRelogio, type MeuNoLote } from './lote-ao-vivo.ts'

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
export function MinhaPosicao({
  estado,
  tipo,
}: {
  readonly estado: EstadoDoLance
  readonly tipo: TipoHotsite
}) {
  const rotulo = rotuloDoMeuLance(estado, tipo)
  if (rotulo === '') return null
  const { tom, icon } = TOM_DO_MEU[estado]
  return (
    <StatusChip tom={tom} icon={icon} strong size="m">
      {rotulo}
    </StatusChip>
  )
}

function rotuloDoPreco(e: EstadoDoLote, tipo: TipoHotsite): string {
  const p = palavras(tipo)
  if (e.tipoNegociacao === 'COMPRE_JA') return 'Preço'
  if (e.valor === null) return maiuscula(p.lanceInicial.um)
  return recebeLances(e.situacao)
    ? `${maiuscula(p.lance.um)} atual`
    : `${tipo === 'loja' ? 'Última' : 'Último'} ${p.lance.um}`
}

function Relogio({ estado, tipo }: { readonly estado: EstadoDoLote; readonly tipo: TipoHotsite }) {
  const fim = fimDoRelogio(estado)
  const { pausado, restanteMs } = estado.relogio
  if (pausado)
    return (
      <Badge tom="alerta">
        <IconPause size="1em" /> Pausado
      </Badge>
    )
  if (fim === null || !recebeLances(estado.situacao))
    return <Badge>{rotuloDaSituacao(estado.situacao, tipo)}</Badge>
  const parado = restanteMs === null ? {} : { paradoEmMs: restanteMs }
  return (
    <span className="lance-relogio">
      <IconClock size={18} />
      <Countdown fim={fim} {...parado} anunciar size="l" encerrado="Encerrando…" />
    </span>
  )
}

const SILENCIO_MS = 5_000

/** The newest sentence, but not more often than a person can listen to. */
function useDito(texto: string): string {
  const [dito, setDito] = useState('')
  useEffect(() => {
    const t = setTimeout(() => setDito(texto), SILENCIO_MS)
    return () => clearTimeout(t)
  }, [texto])
  return dito
}

export function PlacarDoLote({
  estado,
  meu,
  tipo,
}: {
  readonly estado: EstadoDoLote
  readonly meu: MeuNoLote | null
  readonly tipo: TipoHotsite
}) {
  const p = palavras(tipo)
  const preco =
    estado.tipoNegociacao === 'COMPRE_JA'
      ? (estado.compreJa ?? estado.minimo)
      : (estado.valor ?? estado.minimo)
  const rotulo = rotuloDoPreco(estado, tipo)
  const minha = meu === null ? '' : rotuloDoMeuLance(meu.estado, tipo)
  const dito = useDito(`${rotulo}: ${formatarReais(preco)}`)
  return (
    <div className="lance-placar">
      <div className="lance-placar__topo">
        <Relogio estado={estado} tipo={tipo} />
        {meu && <MinhaPosicao estado={meu.estado} tipo={tipo} />}
      </div>
      <p className="lance-placar__rotulo">{rotulo}</p>
      <Money centavos={preco} size="xl" animate />
      <p className="lance-placar__lider">
        {estado.valor !== null && estado.apelido !== null && (
          <>
            {meu !== null && estado.selo === meu.selo ? 'Você' : estado.apelido}
            {estado.cidade && ` · ${estado.cidade}`}
            {' · '}
          </>
        )}
        {estado.valor === null
          ? maiuscula(contar(estado.quantidade, p.lance))
          : contar(estado.quantidade, p.lance)}
      </p>
      {estado.reservaAtingida === true && <Badge tom="sucesso">Reserva atingida</Badge>}
      {estado.reservaAtingida === false && estado.valor !== null && (
        <Badge tom="alerta">{`Abaixo da reserva: sujeito à aprovação ${com('do', p.comitente)}`}</Badge>
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
