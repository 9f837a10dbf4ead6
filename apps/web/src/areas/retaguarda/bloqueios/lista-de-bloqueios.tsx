// The blocks of the house, each with its reason, its end and how often it stopped a request.
import { Badge, Button, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { ROTULO_DO_ALVO } from '@martelo/domain/bloqueios/alvo.ts'
import { ROTULO_DA_SITUACAO, ROTULO_DO_ATO } from '@martelo/domain/bloqueios/bloqueio.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { NovoBloqueio } from './novo-bloqueio.tsx'

type Bloqueio = RespostaDe<Calls['GET /v1/bloqueios/qb']>[number]
const NOME = 'bloqueios'
const alvoDe = (b: Pick<Bloqueio, 'tipo' | 'alvo'>): string =>
  b.tipo === 'DOCUMENTO' ? formatarDocumento(b.alvo) : b.alvo
const dataHora = (t: string | null): string | null => (t === null ? null : formatarDataHora(Date.parse(t)))
const opcoes = (rotulos: Readonly<Record<string, string>>) =>
  Object.entries(rotulos).map(([value, label]) => ({ value, label }))

const colunas = (encerrar: (b: Bloqueio) => void): readonly Coluna<Bloqueio>[] => [
  {
    id: 'alvo',
    titulo: 'Alvo',
    ordenavel: true,
    valor: alvoDe,
    mostrar: (b) => (
      <Stack gap={0} miw={180}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {alvoDe(b)}
        </Text>
        <Text size="xs" c="dimmed">
          {ROTULO_DO_ALVO[b.tipo]}
        </Text>
      </Stack>
    ),
  },
  { id: 'impede', titulo: 'Impede', valor: (b) => b.impede.map((a) => ROTULO_DO_ATO[a]).join(', ') },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (b) => ROTULO_DA_SITUACAO[b.situacao],
    mostrar: (b) => (
      <Badge variant="light" color={b.situacao === 'ATIVO' ? 'red' : 'gray'}>
        {ROTULO_DA_SITUACAO[b.situacao]}
      </Badge>
    ),
  },
  {
    id: 'fim',
    titulo: 'Até',
    ordenavel: true,
    valor: (b) => dataHora(b.encerradoAt ?? b.fim) ?? 'Sem fim',
  },
  {
    id: 'acertos',
    titulo: 'Barrou',
    ordenavel: true,
    direita: true,
    valor: (b) => b.acertos,
    mostrar: (b) => (
      <Text size="sm" title={dataHora(b.ultimoAcertoAt) ?? undefined}>
        {b.acertos.toLocaleString('pt-BR')}
      </Text>
    ),
  },
  { id: 'motivo', titulo: 'Motivo', valor: (b) => b.motivo },
  {
    id: 'criadoAt',
    titulo: 'Desde',
    ordenavel: true,
    valor: (b) => dataHora(b.criadoAt),
    mostrar: (b) => (
      <Stack gap={0}>
        <Text size="sm">{dataHora(b.criadoAt)}</Text>
        <Text size="xs" c="dimmed">
          {b.criadoPor}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'acoes',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    mostrar: (b) =>
      b.situacao === 'ATIVO' && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => encerrar(b)}
          aria-label={`Encerrar o bloqueio de ${alvoDe(b)}`}
        >
          Encerrar
        </Button>
      ),
  },
]

export function ListaDeBloqueios() {
  const fila = useQueryClient()
  const [novo, setNovo] = useState(false)
  const [encerrado, setEncerrado] = useState<Bloqueio | null>(null)
  const reler = () => fila.invalidateQueries({ queryKey: [NOME] })
  return (
    <>
      <Tabela<Bloqueio>
        nome={NOME}
        identidade={(b) => b.uid}
        placeholder="Endereço, e-mail, documento ou motivo"
        vazio="Nada está bloqueado"
        colunas={colunas(setEncerrado)}
        principal={<Button onClick={() => setNovo(true)}>Bloquear</Button>}
        filtros={[
          { tipo: 'escolha', id: 'tipo', rotulo: 'Tipo', opcoes: opcoes(ROTULO_DO_ALVO) },
          { tipo: 'escolha', id: 'situacao', rotulo: 'Situação', opcoes: opcoes(ROTULO_DA_SITUACAO) },
        ]}
        buscar={listaDe('GET /v1/bloqueios/qb')}
      />
      {novo && <NovoBloqueio aoFechar={() => setNovo(false)} aoBloquear={reler} />}
      <Confirmar
        aberto={encerrado !== null}
        titulo={`Encerrar o bloqueio de ${encerrado ? alvoDe(encerrado) : ''}?`}
        botao="Encerrar"
        motivo="obrigatorio"
        aoFechar={() => setEncerrado(null)}
        aoConfirmar={async (motivo) => {
          if (encerrado === null) return
          await chamar('POST /v1/bloqueios/:uid/encerrar', {
            params: { uid: encerrado.uid },
            body: { motivo },
          })
          await reler()
        }}
      >
        Vale em todos os lugares em até dois segundos.
      </Confirmar>
    </>
  )
}
