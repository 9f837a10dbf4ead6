// What visitors reported about lots: read, look at the announcement, mark as dealt with.
import { Anchor, Badge, Button, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { MOTIVOS_DE_PROBLEMA } from '@martelo/domain/lotes/problemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { GavetaDoLote } from '../../../parts/lotes/gaveta-do-lote.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Problema = RespostaDe<Calls['GET /v1/problemas-relatados/qb']>[number]

const colunas = (
  abrir: (lelUid: string) => void,
  marcar: (p: Problema) => void,
): readonly Coluna<Problema>[] => [
  {
    id: 'lote',
    titulo: 'Lote',
    valor: (p) => `${p.lote.numero} ${p.lote.nome}`,
    mostrar: (p) => (
      <>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => abrir(p.lote.uid)}>
          {p.lote.numero} · {p.lote.nome}
        </Anchor>
        <Text size="xs" c="dimmed">
          {p.lote.leilao}
        </Text>
      </>
    ),
  },
  { id: 'motivo', titulo: 'Motivo', valor: (p) => MOTIVOS_DE_PROBLEMA[p.motivo] },
  {
    id: 'texto',
    titulo: 'O que a pessoa viu',
    valor: (p) => p.texto,
    largura: 360,
    mostrar: (p) => (
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {p.texto}
      </Text>
    ),
  },
  {
    id: 'quem',
    titulo: 'Quem',
    valor: (p) => [p.cliente, p.email].filter(Boolean).join(', ') || 'Visitante',
    mostrar: (p) =>
      p.email ? (
        <Anchor href={`mailto:${p.email}`} size="sm">
          {p.cliente ?? p.email}
        </Anchor>
      ) : (
        (p.cliente ?? 'Visitante')
      ),
  },
  { id: 'quando', titulo: 'Quando', valor: (p) => formatarDataHora(Date.parse(p.createdAt)) },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (p) => (p.vistoAt ? `Visto por ${p.vistoPor ?? 'equipe'}` : 'Aberto'),
    mostrar: (p) => (
      <Stack gap={4} align="start">
        {p.vistoAt ? (
          <Badge variant="light" color="green">
            Visto por {p.vistoPor ?? 'equipe'}
          </Badge>
        ) : (
          <Badge variant="light" color="yellow">
            Aberto
          </Badge>
        )}
        <Button size="compact-xs" variant="default" onClick={() => marcar(p)}>
          {p.vistoAt ? 'Abrir de novo' : 'Marcar como visto'}
        </Button>
      </Stack>
    ),
  },
]

export default function Problemas() {
  const consultas = useQueryClient()
  const [aberto, setAberto] = useState<string | null>(null)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['problemas'] })
  const marcar = (p: Problema): void => {
    const visto = p.vistoAt === null
    chamar('POST /v1/problemas-relatados/:uid/visto', { params: { uid: p.uid }, body: { visto } })
      .then(() => {
        avisarSucesso(visto ? 'Marcado como visto' : 'Aberto de novo')
        refazer()
      })
      .catch(avisarErro)
  }
  return (
    <>
      <title>Problemas relatados</title>
      <Title order={1} size="h2" mb="md">
        Problemas relatados
      </Title>
      <Tabela<Problema>
        nome="problemas"
        identidade={(p) => p.uid}
        placeholder="Texto, lote ou e-mail"
        colunas={colunas(setAberto, marcar)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: [
              { value: 'abertos', label: 'Abertos' },
              { value: 'vistos', label: 'Vistos' },
              { value: 'todos', label: 'Todos' },
            ],
          },
        ]}
        buscar={listaDe('GET /v1/problemas-relatados/qb')}
      />
      <GavetaDoLote lelUid={aberto} aoFechar={() => setAberto(null)} aoMudar={refazer} />
    </>
  )
}
