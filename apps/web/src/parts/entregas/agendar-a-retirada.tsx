// Books the pickup of one item, for its buyer or by the house: a slot, and who comes. A third party needs name, CPF and
// telephone.
import { Alert, Button, Card, Checkbox, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { CalendarioDeHorarios } from './calendario-de-horarios.tsx'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { CHAVE_DAS_COMPRAS, CHAVE_DAS_VENDAS, type ItemDaCompra } from '../vendas/usar-venda.ts'

const VAZIO = { nome: '', documento: '', telefone: '', email: '' }
const CAMPOS = [
  ['nome', 'Nome completo', 'name'],
  ['documento', 'CPF', 'off'],
  ['telefone', 'Telefone', 'tel'],
  ['email', 'E-mail (opcional)', 'email'],
] as const

function PatioDaRetirada({ patio }: { patio: NonNullable<ItemDaCompra['retirada']['patio']> }) {
  return (
    <Card withBorder padding="sm">
      <Text fw={600}>{patio.nome}</Text>
      <Text size="sm" c="dimmed">
        {patio.endereco}, {patio.cidade}/{patio.uf}
        {patio.telefone && ` · ${formatarTelefone(patio.telefone)}`}
      </Text>
      {patio.explicacaoRetirada && <Text size="sm">{patio.explicacaoRetirada}</Text>}
    </Card>
  )
}

function DadosDoTerceiro({
  terceiro,
  campos,
  aoMudar,
}: {
  terceiro: typeof VAZIO
  campos: Readonly<Record<string, string>>
  aoMudar: (terceiro: typeof VAZIO) => void
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {CAMPOS.map(([campo, rotulo, autoComplete]) => (
        <TextInput
          key={campo}
          label={rotulo}
          autoComplete={autoComplete}
          withAsterisk={campo !== 'email'}
          value={terceiro[campo]}
          error={campos[`terceiro.${campo}`]}
          onChange={(e) => aoMudar({ ...terceiro, [campo]: e.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  )
}

export function AgendarRetirada({
  item,
  comNome,
  aoTerminar,
}: {
  item: ItemDaCompra
  comNome?: boolean
  aoTerminar?: () => void
}) {
  const consultas = useQueryClient()
  const [inicio, setInicio] = useState<string | null>(null)
  // Moving a booking keeps the person named for it, in sight, until the buyer says otherwise.
  const nomeado = item.retirada.situacao === 'aguardando_retirada' ? item.agendamentoRetirada?.terceiro : null
  const [porTerceiro, setPorTerceiro] = useState(nomeado != null)
  const [terceiro, setTerceiro] = useState(
    nomeado ? { ...nomeado, documento: formatarCpf(nomeado.documento), email: nomeado.email ?? '' } : VAZIO,
  )
  const chave = useRef<string | null>(null)
  const agendar = useMutation({
    mutationFn: (quando: string) => {
      chave.current ??= novaChave()
      return chamar('POST /v1/entregas/:itemUid/agendamento', {
        params: { itemUid: item.uid },
        body: { inicio: quando, terceiro: porTerceiro ? terceiro : null, chaveDoPedido: chave.current },
      })
    },
    onSuccess: () => {
      avisarSucesso('Retirada agendada')
      aoTerminar?.()
    },
    onSettled: async (_, erro) => {
      if (!(erro instanceof ErroDeChamada && erro.codigo >= 500)) chave.current = null
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
    },
  })
  const campos = agendar.error instanceof ErroDeChamada ? agendar.error.campos : {}
  const { patio } = item.retirada
  return (
    <Stack gap="md">
      {comNome && <Text fw={600}>{`${item.numero} – ${item.nome}`}</Text>}
      {patio && <PatioDaRetirada patio={patio} />}
      <CalendarioDeHorarios itemUid={item.uid} escolhido={inicio} aoEscolher={setInicio} />
      <Checkbox
        label="Outra pessoa vai retirar"
        checked={porTerceiro}
        onChange={(e) => setPorTerceiro(e.currentTarget.checked)}
      />
      {porTerceiro && <DadosDoTerceiro terceiro={terceiro} campos={campos} aoMudar={setTerceiro} />}
      {nomeado && (
        <Alert color="yellow">
          {porTerceiro
            ? `Ao mudar o horário, a autorização que ${terceiro.nome.split(' ')[0]} já tem deixa de valer: imprima a nova.`
            : `${nomeado.nome} deixa de poder retirar; a autorização anterior é cancelada.`}
        </Alert>
      )}
      {agendar.error && (
        <Alert color="red" role="alert">
          {agendar.error.message}
        </Alert>
      )}
      <Button
        size="lg"
        disabled={inicio === null}
        loading={agendar.isPending}
        onClick={() => inicio && agendar.mutate(inicio)}
      >
        {inicio === null ? 'Escolha um horário' : `Agendar para ${formatarDataHora(Date.parse(inicio))}`}
      </Button>
    </Stack>
  )
}
