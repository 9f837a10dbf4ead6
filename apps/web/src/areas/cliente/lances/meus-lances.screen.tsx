// My bids: what needs me first (outbid and still open), then what I lead, then what is over.
import { Group, Pagination, SegmentedControl, Skeleton, Stack, Title } from '@mantine/core'
import { contar, maiuscula, palavras } from '@martelo/domain/hotsites/palavras.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { ButtonContent, buttonLook } from '@martelo/ui/button.tsx'
import { Countdown, RelogioProvider } from '@martelo/ui/countdown.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { EmptyState, ErrorState } from '@martelo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { MinhaPosicao } from '../../../parts/lances/placar-do-lote.tsx'
import { RespostaDoCliente } from '../../../parts/condicionais/resposta-do-cliente.tsx'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { MeuLimite } from './meu-limite.tsx'
import './meus-lances.css'
import { type MeuLanceNaLista, POR_PAGINA, type Quais, useMeusLances } from './usar-meus-lances.ts'

const ABAS: readonly { value: Quais; label: string }[] = [
  { value: 'abertos', label: 'Em disputa' },
  { value: 'encerrados', label: 'Encerrados' },
  { value: 'todos', label: 'Todos' },
]

export default function MeusLances() {
  const { tipo } = useMarca()
  const [quais, setQuais] = useState<Quais>('abertos')
  const [pagina, setPagina] = useState(1)
  const consulta = useMeusLances(quais, pagina)
  const p = palavras(tipo)
  const titulo = `${tipo === 'loja' ? 'Minhas' : 'Meus'} ${p.lance.varios}`
  const total = consulta.data?.total ?? 0
  // The clock of this screen starts once; from then on it runs by itself.
  const [inicio] = useState(() => ({
    renderizadoEm: relogio.agora(),
    desvioMs: relogio.agora() - Date.now(),
  }))
  return (
    <RelogioProvider {...inicio}>
      <title>{titulo}</title>
      <Stack gap="md">
        <Group justify="space-between" align="end">
          <Title order={1} size="h2">
            {titulo}
          </Title>
          <SegmentedControl
            aria-label="Quais mostrar"
            data={[...ABAS]}
            value={quais}
            onChange={(v) => {
              setQuais(v)
              setPagina(1)
            }}
          />
        </Group>
        <MeuLimite />
        {consulta.isPending && <Esqueleto />}
        {consulta.isError && (
          <ErrorState
            description={consulta.error.message}
            onRetry={() => void consulta.refetch()}
            retrying={consulta.isFetching}
          />
        )}
        {consulta.data && total === 0 && <Vazio quais={quais} />}
        {consulta.data && total > 0 && (
          <ul className="meus-lances" aria-label={contar(total, p.lote)}>
            {consulta.data.valor.map((l) => (
              <Linha key={l.lelUid} lance={l} />
            ))}
          </ul>
        )}
        {total > POR_PAGINA && (
          <Pagination
            value={pagina}
            onChange={setPagina}
            total={Math.ceil(total / POR_PAGINA)}
            getControlProps={(c) => ({
              'aria-label': { next: 'Próxima', previous: 'Anterior', first: 'Primeira', last: 'Última' }[c],
            })}
          />
        )}
      </Stack>
    </RelogioProvider>
  )
}

function Linha({ lance: l }: { readonly lance: MeuLanceNaLista }) {
  const { tipo } = useMarca()
  const p = palavras(tipo)
  const foto = l.foto === null ? null : fotoDoKit(l.foto, l.nome, 0)
  const superado = l.estado === 'superado'
  const fim = l.dataFim === null ? null : Date.parse(l.dataFim)
  const aberto = l.estado === 'ganhando' || superado
  return (
    <li className="meus-lances__linha" data-estado={l.estado}>
      <Link to={l.url} className="meus-lances__foto" tabIndex={-1} aria-hidden="true">
        <Photo foto={foto} sizes="10rem" />
      </Link>
      <div className="meus-lances__dados">
        <Link to={l.url} className="meus-lances__nome">
          {l.nome}
        </Link>
        <span className="meus-lances__leilao">
          {`${maiuscula(p.lote.um)} ${l.numero} · ${l.leilao}`}
          {l.cidade && ` · ${l.cidade}${l.uf ? `/${l.uf}` : ''}`}
        </span>
        <span className="meus-lances__posicao">
          <MinhaPosicao estado={l.estado} />
          {aberto && fim !== null ? (
            <Countdown fim={fim} />
          ) : (
            <span>{rotuloDaSituacao(l.situacaoLote, tipo)}</span>
          )}
        </span>
      </div>
      <dl className="meus-lances__valores">
        <dt>{tipo === 'loja' ? 'Minha oferta' : 'Meu lance'}</dt>
        <dd>
          <Money centavos={l.valor} />
        </dd>
        <dt>{aberto ? 'Valor atual' : 'Valor final'}</dt>
        <dd>
          <Money centavos={l.valorAtual ?? l.minimo} animate />
        </dd>
        {l.teto !== null && (
          <>
            <dt>Automático até</dt>
            <dd>
              <Money centavos={l.teto} />
            </dd>
          </>
        )}
      </dl>
      <Link to={`${l.url}#lance`} {...buttonLook({ variant: superado ? 'primary' : 'secondary' })}>
        <ButtonContent {...(superado ? { icon: IconGavel } : {})}>
          {superado ? `Cobrir por ${formatarReais(l.proximo)}` : `Ver ${p.lote.um}`}
        </ButtonContent>
      </Link>
      {l.estado === 'condicional' && (
        <div className="meus-lances__acordo">
          <RespostaDoCliente lelUid={l.lelUid} />
        </div>
      )}
    </li>
  )
}

function Vazio({ quais }: { readonly quais: Quais }) {
  const { tipo } = useMarca()
  const p = palavras(tipo)
  return (
    <EmptyState
      icon={IconGavel}
      title={quais === 'encerrados' ? 'Nada encerrado ainda' : `Você não está disputando ${p.lote.varios}`}
      description={`Os ${p.lote.varios} em que você participar aparecem aqui, com o que pede a sua ação primeiro.`}
      actions={
        <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
          {`Ver ${p.lote.varios}`}
        </Link>
      }
    />
  )
}

function Esqueleto() {
  return (
    <Stack gap="sm" aria-busy="true" aria-label="Carregando">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height={112} radius="md" />
      ))}
    </Stack>
  )
}
