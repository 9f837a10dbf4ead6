// The goods of a deposit as a list, what they cost until now, and the release.
import {
  ActionIcon,
  Alert,
  Button,
  Card,
  Group,
  NumberInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { diaEmBrasilia, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'

type Deposito = RespostaDe<Calls['GET /v1/deposito-bens/:uid/itens']>
type Bem = Deposito['itens'][number]

export function BensDoDeposito({ uid }: { uid: string }) {
  const consultas = useQueryClient()
  const edita = permite('deposito:editar', useQuem())
  const { data: d, error } = useQuery({
    queryKey: ['deposito', uid],
    queryFn: () => chamar('GET /v1/deposito-bens/:uid/itens', { params: { uid } }),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!d) return <Skeleton height={200} />
  const reler = (): Promise<void> => consultas.invalidateQueries()
  return (
    <Stack>
      <Text size="sm" className="numeros">
        {quantos(d.dias, 'dia', 'dias')}, {quantos(d.cobrados, 'diária', 'diárias')}: {formatarReais(d.valor)}
      </Text>
      {d.liberacao ? (
        <Alert color="teal" title={`Liberado em ${formatarDia(d.liberacao.dia)}`}>
          {[
            `Para ${d.liberacao.para}`,
            d.liberacao.documento,
            d.liberacao.motivo,
            formatarReais(d.liberacao.valor),
          ]
            .filter(Boolean)
            .join('. ')}
        </Alert>
      ) : (
        edita && (
          <>
            <ListaDeBens key={d.versao} d={d} reler={reler} />
            <Liberar d={d} reler={reler} />
          </>
        )
      )}
      {(d.liberacao || !edita) &&
        d.itens.map((i) => (
          <Text size="sm" key={`${i.descricao}|${i.identificacao}`}>
            {[`${i.quantidade} × ${i.descricao}`, i.identificacao, i.estado].filter(Boolean).join(', ')}
          </Text>
        ))}
    </Stack>
  )
}

const NOVO: Bem = { descricao: '', quantidade: 1, identificacao: null, estado: null }

function ListaDeBens({ d, reler }: { d: Deposito; reler: () => Promise<void> }) {
  const [itens, setItens] = useState<readonly Bem[]>(d.itens.length === 0 ? [NOVO] : d.itens)
  const [falha, tentar, enviando] = useFalha()
  const mudar = (n: number, novo: Partial<Bem>): void =>
    setItens(itens.map((i, m) => (m === n ? { ...i, ...novo } : i)))
  const salvar = async (): Promise<void> => {
    await chamar('PUT /v1/deposito-bens/:uid/itens', {
      params: { uid: d.uid },
      body: { itens: itens.filter((i) => i.descricao.trim() !== ''), versao: d.versao },
    })
    avisarSucesso('Bens salvos')
    await reler()
  }
  return (
    <Stack gap="xs">
      {itens.map((i, n) => (
        <Group key={n} gap="xs" align="end" wrap="nowrap">
          <TextInput
            label={n === 0 ? 'Bem' : undefined}
            aria-label={`Bem ${n + 1}`}
            flex={3}
            maxLength={300}
            value={i.descricao}
            onChange={(e) => mudar(n, { descricao: e.currentTarget.value })}
          />
          <NumberInput
            label={n === 0 ? 'Qtd.' : undefined}
            aria-label={`Quantidade do bem ${n + 1}`}
            w={80}
            min={1}
            value={i.quantidade}
            onChange={(v) => mudar(n, { quantidade: Math.max(1, Number(v) || 1) })}
          />
          <TextInput
            label={n === 0 ? 'Série, placa ou lacre' : undefined}
            aria-label={`Identificação do bem ${n + 1}`}
            flex={2}
            maxLength={120}
            value={i.identificacao ?? ''}
            onChange={(e) => mudar(n, { identificacao: e.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Tirar o bem ${n + 1}`}
            onClick={() => setItens(itens.filter((_, m) => m !== n))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <FalhaAoEnviar falha={falha} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => setItens([...itens, NOVO])}
        >
          Mais um bem
        </Button>
        <Button loading={enviando} onClick={() => void tentar(salvar)}>
          Salvar os bens
        </Button>
      </Group>
    </Stack>
  )
}

function Liberar({ d, reler }: { d: Deposito; reler: () => Promise<void> }) {
  const [f, setF] = useState({ dia: diaEmBrasilia(relogio.agora()), para: '', documento: '', motivo: '' })
  const [falha, tentar, enviando] = useFalha()
  const liberar = async (): Promise<void> => {
    await chamar('POST /v1/deposito-bens/:uid/liberar', {
      params: { uid: d.uid },
      body: { ...f, versao: d.versao },
    })
    avisarSucesso('Bens liberados')
    await reler()
  }
  return (
    <Card withBorder>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(liberar)
        }}
      >
        <Stack gap="xs">
          <Text fw={600} size="sm">
            Liberar os bens
          </Text>
          <TextInput
            type="date"
            label="Dia"
            value={f.dia}
            onChange={(e) => setF({ ...f, dia: e.currentTarget.value })}
          />
          <TextInput
            label="Quem leva"
            withAsterisk
            maxLength={150}
            error={falha?.campos.para}
            value={f.para}
            onChange={(e) => setF({ ...f, para: e.currentTarget.value })}
          />
          <TextInput
            label="Documento"
            maxLength={40}
            value={f.documento}
            onChange={(e) => setF({ ...f, documento: e.currentTarget.value })}
          />
          <TextInput
            label="Motivo"
            description="Ordem, alvará, devolução"
            maxLength={500}
            value={f.motivo}
            onChange={(e) => setF({ ...f, motivo: e.currentTarget.value })}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" variant="default" loading={enviando}>
            Liberar
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
