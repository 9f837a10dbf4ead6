// The house's own bank accounts. They are saved at once, apart from the form around them: buyers are told to trust them,
// so taking one back says what follows.
import { ActionIcon, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { chaveDoHistorico } from '../../../parts/ficha/historico.tsx'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import { CamposDaConta, CONTA_VAZIA } from '../comitentes/campos-da-conta.tsx'

type Conta = RespostaDe<Calls['GET /v1/contas-bancarias']>[number]
const CHAVE = ['contas-da-casa']

export function ContasDaCasa() {
  const consultas = useQueryClient()
  const { uid } = useMarca()
  const [nova, setNova] = useState(false)
  const [sai, setSai] = useState<Conta | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/contas-bancarias'),
  })
  const refazer = (): void => {
    void consultas.invalidateQueries({ queryKey: CHAVE })
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('hotsite', uid) })
  }
  const retirar = async ({ uid: conta }: Conta): Promise<void> => {
    await chamar('DELETE /v1/contas-bancarias/:uid', { params: { uid: conta } })
    avisarSucesso('Conta retirada')
    refazer()
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="xs">
        Contas bancárias da casa
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        A página de segurança as mostra como oficiais. A primeira que recebe vendas é a das compras que não se
        pagam direto a quem vendeu.
      </Text>
      {error && (
        <ErrorState description={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={24} aria-label="Carregando contas" />}
      {data?.length === 0 && <Text size="sm">Nenhuma conta cadastrada.</Text>}
      {data?.map((b) => (
        <Linha key={b.uid} b={b} aoRetirar={() => setSai(b)} />
      ))}
      {nova ? (
        <NovaConta aoFechar={() => setNova(false)} aoSalvar={refazer} />
      ) : (
        <Button size="xs" variant="default" mt="sm" onClick={() => setNova(true)}>
          Incluir conta
        </Button>
      )}
      <Confirmar
        aberto={sai !== null}
        titulo={`Retirar a conta ${sai?.conta ?? ''}?`}
        botao="Retirar"
        perigo
        aoFechar={() => setSai(null)}
        aoConfirmar={async () => {
          if (sai !== null) await retirar(sai)
        }}
      >
        Novas compras não a usam, e quem conferir este número na página de segurança lê que ele não é da casa.
        Compras já feitas continuam com ela.
      </Confirmar>
    </Card>
  )
}

function Linha({ b, aoRetirar }: { b: Conta; aoRetirar: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">
        {b.bancoCodigo} {b.banco} · ag. {b.agencia} · conta {b.conta} · {b.titular}
        {b.pixChave && ` · Pix ${b.pixChave}`}
        {!b.recebeLote && ' · não recebe vendas'}
      </Text>
      <ActionIcon variant="subtle" color="red" aria-label={`Retirar a conta ${b.conta}`} onClick={aoRetirar}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}

function NovaConta({ aoFechar, aoSalvar }: { aoFechar: () => void; aoSalvar: () => void }) {
  const r = useRegistro({
    lido: CONTA_VAZIA,
    salvar: (body) => chamar('POST /v1/contas-bancarias', { body }),
    aoSalvar: () => {
      aoSalvar()
      aoFechar()
    },
    mensagem: 'Conta incluída',
  })
  return <CamposDaConta r={r} recebe="Recebe as vendas" aoVoltar={aoFechar} />
}
