// A sample of the storefront: what a theme shows itself on. Drawn with the kit's own components, with invented goods.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { Accordion } from '@martelo/ui/accordion.tsx'
import { Button } from '@martelo/ui/button.tsx'
import { Card } from '@martelo/ui/card.tsx'
import { Badge, StatusChip } from '@martelo/ui/chip.tsx'
import {
  type Icon,
  IconAlert,
  IconCalendar,
  IconClock,
  IconGavel,
  IconHelp,
  IconMapPin,
  IconSearch,
  IconTrophy,
  IconUser,
} from '@martelo/ui/icones.tsx'
import { IconCheck, IconMail, IconPhone } from '@martelo/ui/icones-de-ferramenta.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import type { Tom } from '@martelo/ui/tom.ts'
import { FOTOS_DE_EXEMPLO } from '@martelo/ui/vitrine/fotos-de-exemplo.ts'
import type { Valores } from './hotsite-lido.ts'

type Palavras = ReturnType<typeof palavras>

export function Amostra({ v, tipo, escuro }: { v: Valores; tipo: TipoHotsite; escuro: boolean }) {
  const p = palavras(tipo)
  return (
    <>
      <Cabecalho v={v} logo={(escuro && v.logoEscuro) || v.logo} p={p} />
      <section className="amostra__heroi sobre-gradiente">
        {v.imagemCapa && <img className="amostra__capa" src={v.imagemCapa} alt="" />}
        <div>
          <h1>{v.slogan || 'O slogan da casa'}</h1>
          <p>{v.descricao}</p>
          <p className="amostra__busca">
            <IconSearch /> <span>Marca, modelo, cidade ou {p.numeroDoLote.um}</span>
            <Button variant="primary" size="s">
              Buscar
            </Button>
          </p>
        </div>
      </section>
      <div className="amostra__corpo">
        <Lotes p={p} />
        <Botoes p={p} />
        <Estados p={p} />
        {v.perguntas.length > 0 && (
          <section>
            <h2>Perguntas frequentes</h2>
            <Accordion
              items={v.perguntas.slice(0, 3).map(({ pergunta, resposta }, i) => ({
                id: String(i),
                title: pergunta || '…',
                content: <p>{resposta}</p>,
                open: i === 0,
              }))}
            />
          </section>
        )}
      </div>
      <Rodape v={v} />
    </>
  )
}

function Cabecalho({ v, logo, p }: { v: Valores; logo: string | null; p: Palavras }) {
  return (
    <header className="amostra__cabecalho">
      {logo ? <img src={logo} alt={v.nome} /> : <b>{v.nome}</b>}
      <nav>
        <a href="#comprar">Comprar</a>
        <a href="#agenda">{maiuscula(p.agenda.um)}</a>
        <a href="#patios">Pátios</a>
      </nav>
      <Button variant="primary" icon={IconUser}>
        Entrar
      </Button>
    </header>
  )
}

interface Exemplo {
  readonly numero: string
  readonly nome: string
  readonly fatos: string
  readonly valor: number
  readonly lances: number
  readonly prazo: string
  readonly meu?: 'ganhando'
}

const EXEMPLOS: readonly Exemplo[] = [
  {
    numero: '042',
    nome: 'Fiat Toro Volcano 2.0 Diesel 4x4',
    fatos: '2021/2022 · 68.410 km · Diesel · Ribeirão Preto/SP',
    valor: 9_480_000,
    lances: 23,
    prazo: '12:04',
    meu: 'ganhando',
  },
  {
    numero: '043',
    nome: 'Chevrolet Onix 1.0 Turbo',
    fatos: '2019/2020 · 91.002 km · Flex · Belém/PA',
    valor: 4_150_000,
    lances: 7,
    prazo: '1:32:50',
  },
  {
    numero: '044',
    nome: 'Honda CG 160 Titan',
    fatos: '2023/2023 · 4.120 km · Flex · Goiânia/GO',
    valor: 1_090_000,
    lances: 0,
    prazo: '2 dias',
  },
]

function Lotes({ p }: { p: Palavras }) {
  return (
    <section>
      <h2>Encerrando agora</h2>
      <div className="amostra__lotes">
        {EXEMPLOS.map((l, i) => (
          <Card as="article" padding="none" key={l.numero}>
            <Photo foto={FOTOS_DE_EXEMPLO[i] ?? null} priority />
            <div className="amostra__lote">
              <p className="amostra__linha">
                <span>
                  {maiuscula(p.lote.um)} {l.numero}
                </span>
                {l.meu ? (
                  <StatusChip tom="sucesso" icon={IconTrophy}>
                    {p.ganhando}
                  </StatusChip>
                ) : (
                  i === 1 && <Badge tom="secundaria">Destaque</Badge>
                )}
              </p>
              <h3>
                <a href="#lote">{l.nome}</a>
              </h3>
              <p className="amostra__quieto">{l.fatos}</p>
              <p className="amostra__linha amostra__valor">
                <Money centavos={l.valor} size="m" />
                <span className="amostra__quieto">
                  <IconClock size={16} /> {l.prazo}
                </span>
              </p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  )
}

function Botoes({ p }: { p: Palavras }) {
  return (
    <section>
      <h2>Botões</h2>
      <div className="amostra__fila">
        <Button variant="primary" icon={IconGavel}>
          {maiuscula(p.darLance)}
        </Button>
        <Button variant="primary" className="amostra--apontado">
          Apontado
        </Button>
        <Button variant="primary" className="amostra--pressionado">
          Pressionado
        </Button>
        <Button variant="primary" loading>
          Enviando
        </Button>
        <Button variant="primary" disabled>
          Indisponível
        </Button>
        <Button>Secundário</Button>
        <Button variant="ghost">Discreto</Button>
        <a href="#todos">Um link no texto</a>
      </div>
    </section>
  )
}

function Estados({ p }: { p: Palavras }) {
  const estados: readonly (readonly [Tom, Icon, string])[] = [
    ['sucesso', IconTrophy, p.ganhando],
    ['perigo', IconAlert, p.superado],
    ['info', IconHelp, 'Condicional'],
    ['alerta', IconClock, 'Aguardando'],
    ['neutro', IconCheck, 'Encerrado'],
  ]
  return (
    <section>
      <h2>Situações e selos</h2>
      <div className="amostra__fila">
        {estados.map(([tom, icone, texto]) => (
          <StatusChip key={texto} tom={tom} icon={icone} size="m">
            {texto}
          </StatusChip>
        ))}
        <Badge tom="primaria">Selecionado</Badge>
        <Badge tom="secundaria">Destaque</Badge>
      </div>
    </section>
  )
}

function Rodape({ v }: { v: Valores }) {
  const fatos: readonly (readonly [Icon, string | null])[] = [
    [IconPhone, v.telefone],
    [IconMail, v.emailContato],
    [IconMapPin, [v.endereco, v.cidade && `${v.cidade}/${v.uf ?? ''}`].filter(Boolean).join(', ')],
    [IconCalendar, v.mensagemRodape],
  ]
  return (
    <footer className="amostra__rodape">
      <b>{v.nome}</b>
      {fatos.map(
        ([Desenho, texto]) =>
          texto && (
            <p key={texto}>
              {Desenho !== IconCalendar && <Desenho size={16} />} {texto}
            </p>
          ),
      )}
    </footer>
  )
}
