// Who else stands on a sale: the buyer's lawyer, and to whom he endorses what he bought. Both go on its papers.
import { Button, Card, Group, Text, TextInput, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function QuemConsta({ v }: { v: VendaDaCasa }) {
  const [aberto, setAberto] = useState(false)
  const acerta = permite('venda:acertar', useQuem())
  return (
    <Card withBorder component="section" aria-labelledby="quem-consta">
      <Group justify="space-between">
        <Title order={2} size="h5" id="quem-consta">
          Advogado e endosso
        </Title>
        {acerta && (
          <Button size="xs" variant="default" onClick={() => setAberto(true)}>
            Alterar
          </Button>
        )}
      </Group>
      <Text size="sm" mt="xs">
        Advogado: {v.advogado ?? 'nenhum'}
      </Text>
      <Text size="sm">
        Endosso:{' '}
        {v.endossoCliente ? `${v.endossoCliente.nome}, ${v.endossoCliente.documento}` : 'sem endosso'}
      </Text>
      {aberto && <Alterar v={v} aoFechar={() => setAberto(false)} />}
    </Card>
  )
}

function Alterar({ v, aoFechar }: { readonly v: VendaDaCasa; readonly aoFechar: () => void }) {
  const [advogado, setAdvogado] = useState(v.advogado ?? '')
  const [nome, setNome] = useState(v.endossoCliente?.nome ?? '')
  const [documento, setDocumento] = useState(v.endossoCliente?.documento ?? '')
  const mudar = useMudarVenda(v)
  const body = { advogado, endossoNome: nome, endossoDocumento: documento, versao: v.versao }
  return (
    <DialogoCurto
      titulo="Advogado e endosso"
      botao="Salvar"
      enviar={() => mudar(() => chamar('PUT /v1/leilao/vendas/:id/partes', { params: { id: v.id }, body }))}
      aoFechar={aoFechar}
    >
      {(campos) => (
        <>
          <TextInput
            label="Advogado"
            description="Nome e OAB"
            maxLength={120}
            value={advogado}
            onChange={(e) => setAdvogado(e.currentTarget.value)}
            error={campos.advogado}
            data-autofocus
          />
          <TextInput
            label="Endossado a"
            description="A pessoa a quem o comprador endossa o que comprou"
            maxLength={120}
            value={nome}
            onChange={(e) => setNome(e.currentTarget.value)}
            error={campos.endossoNome}
          />
          <TextInput
            label="CPF ou CNPJ do endossatário"
            maxLength={20}
            value={documento}
            onChange={(e) => setDocumento(e.currentTarget.value)}
            error={campos.endossoDocumento}
          />
        </>
      )}
    </DialogoCurto>
  )
}
