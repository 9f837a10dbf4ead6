/** Specimens put together as pages use them: lot cards in a carousel, a gallery beside a bid panel. */
import { useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { Card } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Badge, StatusChip } from '../chip.tsx'
import { Countdown, useRelogio } from '../countdown.tsx'
import { CountdownNotices } from '../countdown-notices.tsx'
import { Field } from '../field.tsx'
import { Gallery } from '../gallery.tsx'
import { type Icon, IconAlert, IconClock, IconGavel, IconHeart, IconMapPin, IconTrophy } from '../icones.tsx'
import { IconRobot } from '../icones-de-ferramenta.tsx'
import { Money } from '../money.tsx'
import { MoneyInput } from '../money-input.tsx'
import { PhotoStrip } from '../photo-strip.tsx'
import { Facts } from '../table.tsx'
import type { Tom } from '../tom.ts'
import { FOTOS_DE_EXEMPLO } from './fotos-de-exemplo.ts'
import { Secao } from './secao.tsx'

const MINUTO = 60_000

type Exemplo = {
  numero: string
  nome: string
  linha: string
  local: string
  valor: number
  lances: number
  faltaMs: number
  estado?: [Tom, Icon, string]
}

const LOTES: readonly Exemplo[] = [
  {
    numero: '042',
    nome: 'Fiat Toro Volcano 2.0 Diesel 4x4',
    linha: '2021/2022 · 68.410 km · Diesel',
    local: 'Ribeirão Preto/SP',
    valor: 4_800_000,
    lances: 23,
    faltaMs: 12 * MINUTO,
    estado: ['sucesso', IconTrophy, 'Ganhando'],
  },
  {
    numero: '043',
    nome: 'Chevrolet Onix',
    linha: '2019/2020 · 91.002 km · Flex',
    local: 'Belém/PA',
    valor: 2_150_000,
    lances: 7,
    faltaMs: 9000,
    estado: ['perigo', IconAlert, 'Superado'],
  },
  {
    numero: '044',
    nome: 'Mercedes-Benz Actros 2651 S 6x4 com cabine estendida e baú frigorífico',
    linha: '2018/2018 · 612.900 km · Diesel',
    local: 'São José dos Campos/SP',
    valor: 31_900_000,
    lances: 1,
    faltaMs: 180 * MINUTO,
  },
  {
    numero: '045',
    nome: 'Honda CG 160 Titan',
    linha: '2023/2023 · 4.120 km · Flex',
    local: 'Goiânia/GO',
    valor: 890_000,
    lances: 0,
    faltaMs: 3 * 24 * 60 * MINUTO,
  },
  {
    numero: '046',
    nome: 'Volkswagen Gol 1.0',
    linha: '2015/2016 · 142.300 km · Flex',
    local: 'Curitiba/PR',
    valor: 1_270_000,
    lances: 12,
    faltaMs: -1,
    estado: ['neutro', IconClock, 'Encerrado'],
  },
]

function CartaoDeLote({ lote, indice }: { lote: Exemplo; indice: number }) {
  const { renderizadoEm } = useRelogio()
  const fotos = [...FOTOS_DE_EXEMPLO.slice(indice), ...FOTOS_DE_EXEMPLO.slice(0, indice)].slice(0, 4)
  return (
    <Card as="article" padding="none" interactive className="vitrine__lot">
      <PhotoStrip label={lote.nome} fotos={fotos} href="#lote" />
      <IconButton
        icon={IconHeart}
        label={`Favoritar ${lote.nome}`}
        variant="photo"
        size="s"
        className="vitrine__favourite"
      />
      <div className="vitrine__lot-text">
        <p className="vitrine__lot-top">
          <span>Lote {lote.numero}</span>
          {lote.estado && (
            <StatusChip tom={lote.estado[0]} icon={lote.estado[1]}>
              {lote.estado[2]}
            </StatusChip>
          )}
        </p>
        <h3>
          <a className="ui-card__link" href="#lote">
            {lote.nome}
          </a>
        </h3>
        <p className="vitrine__quiet">
          {lote.linha}
          <br />
          {lote.local}
        </p>
        <div className="vitrine__lot-bottom">
          <div>
            <p className="vitrine__quiet">
              {lote.lances > 0
                ? `Lance atual · ${lote.lances} ${lote.lances === 1 ? 'lance' : 'lances'}`
                : 'Lance mínimo'}
            </p>
            <Money centavos={lote.valor} size="m" />
          </div>
          <span className="vitrine__clock">
            <IconClock size={16} />
            <Countdown fim={renderizadoEm + lote.faltaMs} />
          </span>
        </div>
      </div>
    </Card>
  )
}

export function CarrosselDeLotes() {
  return (
    <Secao titulo="Carrossel e cartão de lote" nota="Rola com o dedo, os botões ou as setas; nunca sozinho.">
      <Carousel
        label="Encerrando agora"
        action={<a href="#todos">Ver todos</a>}
        items={LOTES.map((lote, i) => ({
          key: lote.numero,
          content: <CartaoDeLote lote={lote} indice={i} />,
        }))}
      />
    </Secao>
  )
}

function PainelDeLance() {
  const { renderizadoEm } = useRelogio()
  const [valor, setValor] = useState(4_800_000)
  const [outro, setOutro] = useState<number | null>(null)
  return (
    <Card as="aside" padding="l" className="vitrine__panel" aria-label="Painel de lance">
      <div className="vitrine__lot-bottom">
        <StatusChip tom="perigo" icon={IconAlert} size="m">
          Superado
        </StatusChip>
        <Countdown fim={renderizadoEm + 75_000} size="m" />
        <CountdownNotices fim={renderizadoEm + 75_000} />
      </div>
      <div>
        <p className="vitrine__quiet">Lance atual de joao_mg, Uberlândia</p>
        <Money centavos={valor} size="xl" animate />
      </div>
      <Button variant="primary" size="l" block icon={IconGavel} onClick={() => setValor(valor + 50_000)}>
        <span>
          Dar lance de <Money centavos={valor + 50_000} />
        </span>
      </Button>
      <Field label="Outro valor">
        <MoneyInput value={outro} onValueChange={setOutro} />
      </Field>
      <Button block icon={IconRobot}>
        Lance automático
      </Button>
      <Facts
        fatos={[
          { rotulo: 'Comissão (5%)', valor: <Money centavos={valor * 0.05} /> },
          { rotulo: 'Despachante', valor: <Money centavos={95_000} /> },
          { rotulo: 'Total a pagar', valor: <Money centavos={valor * 1.05 + 95_000} /> },
        ]}
      />
    </Card>
  )
}

export function PaginaDeLote() {
  return (
    <Secao id="lote" titulo="Galeria e painel de lance">
      <div className="vitrine__lot-page">
        <Gallery
          label="Fiat Toro Volcano"
          fotos={FOTOS_DE_EXEMPLO}
          overlay={<Badge tom="primaria">Imagem ilustrativa</Badge>}
        />
        <PainelDeLance />
      </div>
    </Secao>
  )
}

export function Capa() {
  return (
    <header className="sobre-gradiente vitrine__hero">
      <p>
        <IconMapPin size={18} /> Pátios em 12 estados
      </p>
      <h1>Encontre o seu próximo veículo</h1>
      <p>Fotos de verdade, custo total antes do lance e retirada com hora marcada.</p>
      <Button variant="ghost" size="l" className="vitrine__hero-button">
        Ver leilões de hoje
      </Button>
    </header>
  )
}
