/** Specimens: buttons, chips, icons, dialogs, notices. */
import { useState } from 'react'
import { Button, ButtonContent, buttonLook, IconButton } from '../button.tsx'
import { Badge, StatusChip } from '../chip.tsx'
import { Dialog, Drawer } from '../dialog.tsx'
import { FilterChip } from '../filter-chip.tsx'
// By name: as a whole they would be an object in the first script of every page.
import {
  IconSearch,
  IconMenu,
  IconClose,
  IconChevronLeft,
  IconChevronRight,
  IconCheckCircle,
  IconAlert,
  IconHelp,
  IconClock,
  IconGavel,
  IconHeart,
  IconHeartFilled,
  IconTrophy,
  IconCalendar,
  IconMapPin,
  IconPlay,
  IconCar,
  IconUser,
} from '../icones.tsx'
import { IconCamera, IconOffline, IconPause } from '../icones-ao-vivo.tsx'
import { IconChevronDown } from '../icones-de-abrir.tsx'
import { IconReceipt } from '../icones-da-compra.tsx'
import * as daLista from '../icones-da-lista.tsx'
import * as deFerramenta from '../icones-de-ferramenta.tsx'
import * as deUso from '../icones-de-uso.tsx'
import * as deBens from '../icones-de-bens.tsx'
import { avisar, ToastRegion } from '../toast.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Linha, Secao } from './secao.tsx'

const icones = {
  IconSearch,
  IconMenu,
  IconClose,
  IconChevronLeft,
  IconChevronRight,
  IconCheckCircle,
  IconAlert,
  IconHelp,
  IconClock,
  IconGavel,
  IconHeart,
  IconHeartFilled,
  IconTrophy,
  IconCalendar,
  IconMapPin,
  IconPlay,
  IconCar,
  IconUser,
  ...deUso,
  ...deFerramenta,
  ...daLista,
  IconCamera,
  IconChevronDown,
  IconOffline,
  IconPause,
  IconReceipt,
}

export function Botoes() {
  return (
    <Secao titulo="Botões" nota="Um primário por tela. O rótulo diz o que acontece, com verbo.">
      <Linha>
        <Button variant="primary" icon={icones.IconGavel}>
          Dar lance
        </Button>
        <Button>Outro valor</Button>
        <Button variant="ghost">Agora não</Button>
        <Button variant="danger" icon={icones.IconTrash}>
          Cancelar lote
        </Button>
        <a href="#botoes" {...buttonLook({ variant: 'secondary' })}>
          <ButtonContent iconEnd={icones.IconArrowRight}>Link com cara de botão</ButtonContent>
        </a>
      </Linha>
      <Linha>
        <Button variant="primary" size="l">
          Grande
        </Button>
        <Button variant="primary">Médio</Button>
        <Button variant="primary" size="s">
          Pequeno
        </Button>
        <Button variant="primary" loading>
          Enviando lance
        </Button>
        <Button variant="primary" disabled>
          Indisponível
        </Button>
      </Linha>
      <Linha>
        <IconButton icon={icones.IconHeart} label="Favoritar" />
        <IconButton icon={icones.IconHeartFilled} label="Favorito" pressed />
        <IconButton icon={icones.IconBell} label="Avisos: 3 novos" count={3} variant="secondary" />
        <Tooltip text="Copia o endereço do lote">
          <IconButton icon={icones.IconShare} label="Compartilhar" variant="secondary" />
        </Tooltip>
        <IconButton icon={icones.IconGrid} label="Ver em grade" size="s" />
        <IconButton icon={icones.IconList} label="Ver em lista" size="s" />
      </Linha>
    </Secao>
  )
}

export function Etiquetas() {
  const [filtros, setFiltros] = useState([
    'Marca: Fiat',
    'Ano: 2019 a 2023',
    'Cidade: São José do Rio Preto/SP',
  ])
  return (
    <Secao titulo="Estados e filtros" nota="A cor nunca fala sozinha: sempre ícone e palavra.">
      {[false, true].map((forte) => (
        <Linha key={String(forte)}>
          <StatusChip tom="sucesso" icon={icones.IconTrophy} strong={forte}>
            Ganhando
          </StatusChip>
          <StatusChip tom="perigo" icon={icones.IconAlert} strong={forte}>
            Superado
          </StatusChip>
          <StatusChip tom="info" icon={icones.IconInfo} strong={forte}>
            Condicional
          </StatusChip>
          <StatusChip tom="alerta" icon={icones.IconClock} strong={forte}>
            Aguardando pagamento
          </StatusChip>
          <StatusChip tom="neutro" icon={icones.IconLock} strong={forte} size="m">
            Encerrado
          </StatusChip>
        </Linha>
      ))}
      <Linha>
        <Badge>Lote 042</Badge>
        <Badge tom="primaria">Destaque</Badge>
        <Badge tom="secundaria">Recuperado de financiamento</Badge>
      </Linha>
      <Linha>
        {filtros.map((filtro) => (
          <FilterChip
            key={filtro}
            removeLabel={`Remover filtro ${filtro}`}
            onRemove={() => setFiltros(filtros.filter((f) => f !== filtro))}
          >
            {filtro}
          </FilterChip>
        ))}
        {filtros.length > 0 && (
          <Button variant="ghost" size="s" onClick={() => setFiltros([])}>
            Limpar filtros
          </Button>
        )}
      </Linha>
    </Secao>
  )
}

// Sorted: a module's exports have one order on the server and another in the browser.
const DESENHOS = Object.entries({ ...icones, ...deBens }).sort(([a], [b]) => (a < b ? -1 : 1))

export function Icones() {
  return (
    <Secao titulo="Ícones">
      <ul role="list" className="vitrine__icons">
        {DESENHOS.map(([nome, Desenho]) => (
          <li key={nome}>
            <Desenho size={24} />
            <span>{nome.replace('Icon', '')}</span>
          </li>
        ))}
      </ul>
    </Secao>
  )
}

export function JanelasEAvisos() {
  const [janela, setJanela] = useState<'dialogo' | 'gaveta' | null>(null)
  const fechar = () => setJanela(null)
  return (
    <Secao
      titulo="Janelas e avisos"
      nota="A janela devolve o foco a quem a abriu. O mesmo aviso não se repete em 2 s."
    >
      <Linha>
        <Button onClick={() => setJanela('dialogo')}>Abrir janela</Button>
        <Button icon={icones.IconFilter} onClick={() => setJanela('gaveta')}>
          Abrir gaveta
        </Button>
        <Button variant="ghost" onClick={() => avisar({ tipo: 'sucesso' })}>
          Aviso de sucesso
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            avisar({ tipo: 'erro', mensagem: 'Seu lance não foi registrado: o lote já encerrou.' })
          }
        >
          Aviso de erro
        </Button>
      </Linha>
      <Dialog
        open={janela === 'dialogo'}
        onClose={fechar}
        title="Confirmar lance de R$ 48.500,00?"
        description="Fiat Toro Volcano 2.0 Diesel 4x4, lote 042."
        footer={
          <>
            <Button onClick={fechar}>Voltar</Button>
            <Button
              variant="primary"
              onClick={() => avisar({ tipo: 'sucesso', mensagem: 'Lance registrado' })}
            >
              Confirmar lance
            </Button>
          </>
        }
      >
        <p>O lance é um compromisso de compra. Com comissão e taxas o total fica em R$ 51.925,00.</p>
      </Dialog>
      <Drawer
        open={janela === 'gaveta'}
        onClose={fechar}
        title="Filtros"
        footer={<Button block>Ver 128 lotes</Button>}
      >
        <p>Marca, modelo, ano, cidade e faixa de valor ficam aqui no telefone.</p>
      </Drawer>
      <ToastRegion />
    </Secao>
  )
}
