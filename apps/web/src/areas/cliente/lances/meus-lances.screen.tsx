// My bids: what needs me first (outbid and still open), then what I lead, then what is over.
import { Group, Pagination, SegmentedControl, Skeleton, Stack, Title } from '@mantine/core'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { contar } from '@martelo/domain/hotsites/concordar.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { EmptyState, ErrorState } from '@martelo/ui/states.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { EsperamPorVoce, useFiosDaPagina } from './esperam-por-voce.tsx'
import { LinhaDoLance } from './linha-do-lance.tsx'
import { MeuLimite } from './meu-limite.tsx'
import { RelogioDaTela } from './relogio-da-tela.tsx'
import { POR_PAGINA, type Quais, useMeusLances } from './usar-meus-lances.ts'

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
  // The lot of a notice, or of the answer that he just gave: what came of it stays in sight.
  const [busca, setBusca] = useSearchParams()
  const fios = useFiosDaPagina(busca.get('lote'))
  const p = palavras(tipo)
  const titulo = `${tipo === 'loja' ? 'Minhas' : 'Meus'} ${p.lance.varios}`
  const total = consulta.data?.total ?? 0
  return (
    <RelogioDaTela>
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
        <EsperamPorVoce fios={fios} aoResponder={(lote) => setBusca({ lote }, { replace: true })} />
        {consulta.isPending && <Esqueleto />}
        {consulta.isError && (
          <ErrorState
            description={consulta.error.message}
            onRetry={() => void consulta.refetch()}
            retrying={consulta.isFetching}
          />
        )}
        {consulta.data && total === 0 && fios.length === 0 && <Vazio quais={quais} />}
        {consulta.data && total > 0 && (
          <ul className="meus-lances" aria-label={contar(total, p.lote)}>
            {consulta.data.valor.map((l) => (
              <LinhaDoLance key={l.lelUid} lance={l} />
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
    </RelogioDaTela>
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
    <Stack gap="sm" role="status" aria-busy="true" aria-label="Carregando">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height={112} radius="md" />
      ))}
    </Stack>
  )
}
