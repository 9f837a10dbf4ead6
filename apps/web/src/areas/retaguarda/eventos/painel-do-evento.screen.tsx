// The auction and its event for a wall: who is there, who bids, what is sold, minute by minute.
import { Alert, Button, Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { MinutoAMinuto } from './minuto-a-minuto.tsx'
import './painel-do-evento.css'

export type Painel = RespostaDe<Calls['GET /v1/eventos/painel/:leilaoUid']>
const RELER_MS = 5_000

export default function PainelDoEvento() {
  const { leilaoUid = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['painel-do-evento', leilaoUid],
    queryFn: () => chamar('GET /v1/eventos/painel/:leilaoUid', { params: { leilaoUid } }),
    refetchInterval: RELER_MS,
  })
  if (data === undefined)
    return error ? (
      <NaoCarregou titulo="Não foi possível ler o painel" erro={error} refazer={refetch} />
    ) : (
      <Skeleton height={320} role="status" aria-label="Carregando" />
    )
  return <Quadro p={data} falhou={error !== null} />
}

function useTelaCheia(alvo: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const [cheia, setCheia] = useState(false)
  useEffect(() => {
    const ver = (): void => setCheia(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', ver)
    return () => document.removeEventListener('fullscreenchange', ver)
  }, [])
  // A browser that does not allow it (an embedded view) leaves the page as it is.
  const trocar = (): void => {
    void (cheia ? document.exitFullscreen() : alvo.current?.requestFullscreen())?.catch(() => undefined)
  }
  return [cheia, trocar]
}

const Numero = ({ children }: { readonly children: string }) => (
  <p className="painel-do-evento__numero" style={{ '--letras': children.length } as React.CSSProperties}>
    {children}
  </p>
)

function Quadro({ p, falhou }: { p: Painel; falhou: boolean }) {
  const raiz = useRef<HTMLDivElement>(null)
  const [cheia, trocar] = useTelaCheia(raiz)
  const e = p.evento
  const numeros: readonly (readonly [string, string, string?])[] = [
    ...(e === null
      ? []
      : ([
          [
            'Presentes',
            inteiro(e.pessoas),
            `${e.presentes} de ${e.convidados} convidados; ${e.vem} disseram sim`,
          ],
        ] as const)),
    ['Habilitados', inteiro(p.habilitados)],
    ['Dando lances agora', inteiro(p.participandoAgora), `${inteiro(p.participantes)} no leilão todo`],
    ['Lances', inteiro(p.lances)],
    ['Vendidos', `${inteiro(p.vendidos)} de ${inteiro(p.lotes)}`, `${inteiro(p.abertos)} ainda em disputa`],
    ['Total vendido', formatarReais(p.valorVendido)],
  ]
  return (
    <div className="painel-do-evento" ref={raiz}>
      <title>Painel do evento</title>
      <Group justify="space-between" align="start">
        <div>
          <Title order={1} size="h2">
            {e?.nome ?? p.leilao.nome}
          </Title>
          <Text size="sm" c={falhou ? 'red' : 'dimmed'} role="status">
            {e === null ? '' : `${p.leilao.nome}. `}
            {falhou ? 'Sem resposta; última leitura: ' : 'Lido em '}
            {formatarDataHora(Date.parse(p.agora))}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={cheia ? <IconMinimize size={16} /> : <IconMaximize size={16} />}
          onClick={trocar}
        >
          {cheia ? 'Sair da tela cheia' : 'Tela cheia'}
        </Button>
      </Group>
      {e === null && !cheia && (
        <Alert>
          Este leilão não tem evento. <Link to={TELAS_RETAGUARDA.eventos.path}>Ligue um evento a ele</Link>{' '}
          para ver os presentes.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, md: 3 }}>
        {numeros.map(([nome, valor, nota]) => (
          <Card withBorder key={nome} padding="sm" className="painel-do-evento__quadro">
            <Text size="xs" c="dimmed" className="painel-do-evento__rotulo">
              {nome}
            </Text>
            <Numero>{valor}</Numero>
            {nota && (
              <Text size="xs" c="dimmed" className="painel-do-evento__rotulo">
                {nota}
              </Text>
            )}
          </Card>
        ))}
      </SimpleGrid>
      <MinutoAMinuto minutos={p.minutos} cheia={cheia} />
    </div>
  )
}

const inteiro = (n: number): string => n.toLocaleString('pt-BR')
