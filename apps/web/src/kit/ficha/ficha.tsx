// The one record page: title with state and main action, tabs in the URL, and beside them who changed what.
import {
  Alert,
  Anchor,
  Breadcrumbs,
  Button,
  Card,
  Group,
  Skeleton,
  Stack,
  Tabs,
  Text,
  Title,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { useAbaAVista } from './aba-a-vista.ts'
import './ficha.css'
import { DentroDeAba } from './trabalho-aberto.ts'
import { type EntidadeComHistorico, Andamento } from './andamento.tsx'
import { BarraDeAcoes } from './barra-de-acoes.tsx'
import { enderecoDaLista, Vizinhos } from './vizinhos.tsx'

export interface Aba {
  readonly id: string
  readonly titulo: string
  readonly conteudo: ReactNode
}

export interface PropsDaFicha {
  /** where it lies: [text, address] from the list down; the record itself is the title */
  readonly trilha: readonly (readonly [string, string])[]
  readonly titulo: ReactNode
  readonly subtitulo?: ReactNode
  readonly estado?: ReactNode
  readonly acoes?: ReactNode
  /** what stands above the tabs: an alert, a summary */
  readonly resumo?: ReactNode
  readonly abas: readonly Aba[]
  readonly historico?: { readonly entidade: EntidadeComHistorico; readonly uid: string }
}

export function Ficha(p: PropsDaFicha) {
  const [params, setParams] = useSearchParams()
  const primeira = p.abas[0]?.id ?? ''
  const aba = p.abas.some((a) => a.id === params.get('aba')) ? params.get('aba') : primeira
  const lista = useAbaAVista(aba)
  return (
    <Stack gap="md" className="ficha">
      <Group justify="space-between" wrap="nowrap">
        <Breadcrumbs>
          {p.trilha.map(([texto, url]) => (
            <Anchor key={url} component={Link} to={enderecoDaLista(url)} size="sm">
              {texto}
            </Anchor>
          ))}
        </Breadcrumbs>
        <Vizinhos />
      </Group>
      <Group justify="space-between" align="start" wrap="wrap">
        <div style={{ minWidth: 0 }}>
          <Group gap="sm">
            <Title order={1} size="h2">
              {p.titulo}
            </Title>
            {p.estado}
          </Group>
          {p.subtitulo && (
            <Text c="dimmed" size="sm" mt={6}>
              {p.subtitulo}
            </Text>
          )}
        </div>
        <BarraDeAcoes>{p.acoes}</BarraDeAcoes>
      </Group>
      {p.resumo}
      <div className="ficha-colunas">
        <Tabs
          value={aba}
          onChange={(v) =>
            setParams(
              (antes) => {
                const novo = new URLSearchParams(antes)
                if (v === null || v === primeira) novo.delete('aba')
                else novo.set('aba', v)
                return novo
              },
              { replace: true, preventScrollReset: true },
            )
          }
          keepMounted={false}
        >
          <Tabs.List mb="md" ref={lista}>
            {p.abas.map((a) => (
              <Tabs.Tab key={a.id} value={a.id}>
                {a.titulo}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {p.abas.map((a) => (
            <Tabs.Panel key={a.id} value={a.id}>
              <DentroDeAba value>{a.conteudo}</DentroDeAba>
            </Tabs.Panel>
          ))}
        </Tabs>
        {p.historico && <Andamento {...p.historico} />}
      </div>
    </Stack>
  )
}

/** While the record loads: its shape. */
export function FichaCarregando() {
  return (
    <Stack gap="md" aria-busy="true">
      <Skeleton height={16} width={220} />
      <Skeleton height={34} width={420} maw="100%" />
      <div className="ficha-colunas">
        <Skeleton height={360} />
        <Skeleton height={360} />
      </div>
    </Stack>
  )
}

/** The record could not be loaded: what happened, and the way on. */
export function FichaComErro({
  erro,
  voltar,
  refazer,
}: {
  erro: Error
  voltar: string
  refazer: () => void
}) {
  const naoAchou = erro instanceof ErroDeChamada && erro.codigo === 404
  return (
    <Card withBorder maw={640} mx="auto" mt="xl">
      <Alert
        color={naoAchou ? 'gray' : 'red'}
        title={naoAchou ? 'Registro não encontrado' : 'Não foi possível abrir o registro'}
        role="alert"
      >
        {naoAchou ? 'Ele pode ter sido apagado, ou o endereço está errado.' : erro.message}
        {erro instanceof ErroDeChamada && erro.erro.requestId && (
          <Text size="xs" mt="xs">
            Código: {erro.erro.requestId}
          </Text>
        )}
      </Alert>
      <Group mt="md">
        <Button component={Link} to={voltar} variant="default">
          Voltar à lista
        </Button>
        {!naoAchou && <Button onClick={refazer}>Tentar novamente</Button>}
      </Group>
    </Card>
  )
}
