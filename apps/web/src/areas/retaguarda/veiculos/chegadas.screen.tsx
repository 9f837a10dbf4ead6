// What is expected at the yards and what came, with the differences.
import { Alert, Anchor, Button, Group, List, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { CHEGADA } from '@martelo/contracts/veiculos/chegada.cadastro.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

type Linha = LinhaDe<typeof CHEGADA>

export default function Chegadas() {
  return (
    <TelaDeCadastro
      cadastro={CHEGADA}
      travado={(l) => (l.situacao === 'PREVISTA' ? null : 'Esta chegada já foi conferida')}
      ficarAberto
      abas={(l) => [['conferencia', 'Conferência', <Conferencia key={l.uid} l={l} />]]}
    />
  )
}

function Conferencia({ l }: { l: Linha }) {
  const pode = permite('chegada:receber', useQuem())
  if (l.situacao !== 'PREVISTA') return <Conferida l={l} />
  return pode ? <Conferir l={l} /> : <Text c="dimmed">Ainda não foi conferida.</Text>
}

function Conferida({ l }: { l: Linha }) {
  const diferencas = l.diferencas ? l.diferencas.split('; ') : []
  return (
    <Stack>
      {l.situacao === 'NAO_CHEGOU' ? (
        <Alert color="gray">O veículo não chegou.</Alert>
      ) : diferencas.length === 0 ? (
        <Alert color="green">Chegou como esperado.</Alert>
      ) : (
        <Alert color="yellow" title="Diferenças">
          <List size="sm">
            {diferencas.map((d) => (
              <List.Item key={d}>{d}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {l.veiUid ? (
        <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.veiculo, { uid: l.veiUid })}>
          Abrir o veículo
        </Anchor>
      ) : (
        l.situacao === 'RECEBIDA' && (
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.veiculo, { uid: 'novo' })}>
            Cadastrar o veículo
          </Anchor>
        )
      )}
    </Stack>
  )
}

function Conferir({ l }: { l: Linha }) {
  const consultas = useQueryClient()
  const [placa, setPlaca] = useState(l.placa ?? '')
  const [chassi, setChassi] = useState(l.chassi ?? '')
  const [comChave, setComChave] = useState(l.comChave)
  const [observacao, setObservacao] = useState('')
  const [campos, setCampos] = useState<Readonly<Record<string, string>>>({})
  const [fazendo, setFazendo] = useState(false)
  const conferir = async (chegou: boolean): Promise<void> => {
    setFazendo(true)
    try {
      const r = await chamar('POST /v1/chegadas/:uid/conferencia', {
        params: { uid: l.uid },
        body: { chegou, placa, chassi, comChave, observacao },
      })
      avisarSucesso(
        r.diferencas.length > 0
          ? `Recebido com diferenças: ${r.diferencas.join('; ')}`
          : 'Conferência gravada',
      )
      await consultas.invalidateQueries()
    } catch (e) {
      if (e instanceof ErroDeChamada) setCampos(e.campos)
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Escreva o que está no veículo, não o que estava previsto.
      </Text>
      <TextInput
        label="Placa no veículo"
        value={placa}
        error={campos.placa}
        onChange={(e) => setPlaca(e.currentTarget.value.toUpperCase())}
      />
      <TextInput
        label="Chassi no veículo"
        value={chassi}
        error={campos.chassi}
        onChange={(e) => setChassi(e.currentTarget.value.toUpperCase())}
      />
      <Switch
        label="Veio com chave"
        checked={comChave}
        onChange={(e) => setComChave(e.currentTarget.checked)}
      />
      <Textarea
        label="Observação"
        maxLength={1000}
        value={observacao}
        onChange={(e) => setObservacao(e.currentTarget.value)}
      />
      <Group>
        <Button loading={fazendo} onClick={() => void conferir(true)}>
          Receber no pátio
        </Button>
        <Button variant="default" disabled={fazendo} onClick={() => void conferir(false)}>
          Não chegou
        </Button>
      </Group>
    </Stack>
  )
}
