// The editor of a yard's plan: blocks of places at once, single places by a touch on an empty cell.
import { ActionIcon, Button, Card, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import {
  erroDaPlanta,
  MAXIMO_DE_COLUNAS,
  MAXIMO_DE_LINHAS,
  novoSetor,
} from '@martelo/domain/estadias/planta-do-patio.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { Planta } from '../../../parts/estadias/planta-do-patio.tsx'

interface Vaga {
  readonly uid: string | null
  readonly codigo: string
  readonly linha: number
  readonly coluna: number
  readonly coberta: boolean
}

export function EditorDaPlanta({ planta, aoFechar }: { planta: Planta; aoFechar: () => void }) {
  const [vagas, setVagas] = useState<readonly Vaga[]>(() => planta.vagas.map(({ estadia: _, ...v }) => v))
  const [escolhida, setEscolhida] = useState<Vaga | null>(null)
  const [falha, tentar, enviando] = useFalha()
  const trocar = (de: Vaga, para: Vaga | null): void => {
    setVagas(vagas.flatMap((v) => (v === de ? (para === null ? [] : [para]) : [v])))
    setEscolhida(para)
  }
  const nova = (linha: number, coluna: number): void => {
    const v = { uid: null, codigo: `${vagas.length + 1}`, linha, coluna, coberta: false }
    setVagas([...vagas, v])
    setEscolhida(v)
  }
  const erro = erroDaPlanta(vagas)
  const salvar = async (): Promise<void> => {
    await chamar('PUT /v1/patios/:patUid/planta', {
      params: { patUid: planta.patioUid },
      body: { marca: planta.marca, vagas: [...vagas] },
    })
    avisarSucesso('Planta salva')
    aoFechar()
  }
  return (
    <Stack>
      <NovoSetor
        desdeLinha={Math.max(0, ...vagas.map((v) => v.linha)) + 1}
        por={(mais) => setVagas([...vagas, ...mais.map((v) => ({ ...v, uid: null, coberta: false }))])}
      />
      {escolhida && <VagaEscolhida v={escolhida} trocar={trocar} />}
      <Text size="sm" c="dimmed">
        Toque em um lugar vazio para pôr uma vaga, em uma vaga para mudá-la.
      </Text>
      <Grade vagas={vagas} escolhida={escolhida} nova={nova} escolher={setEscolhida} />
      {erro && (
        <Text c="red" size="sm" role="alert">
          {erro}
        </Text>
      )}
      <FalhaAoEnviar falha={falha} />
      <Group>
        <Button loading={enviando} disabled={erro !== null} onClick={() => void tentar(salvar)}>
          Salvar a planta
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
      </Group>
    </Stack>
  )
}

function NovoSetor({
  desdeLinha,
  por,
}: {
  desdeLinha: number
  por: (v: ReturnType<typeof novoSetor>) => void
}) {
  const [setor, setSetor] = useState('A')
  const [linhas, setLinhas] = useState(2)
  const [colunas, setColunas] = useState(6)
  const numero = (v: string | number): number => Math.max(1, Number(v) || 1)
  return (
    <Group align="end" gap="sm">
      <TextInput
        label="Setor"
        maxLength={6}
        w={80}
        value={setor}
        onChange={(e) => setSetor(e.currentTarget.value)}
      />
      <NumberInput
        label="Fileiras"
        w={90}
        min={1}
        max={MAXIMO_DE_LINHAS}
        value={linhas}
        onChange={(v) => setLinhas(numero(v))}
      />
      <NumberInput
        label="Por fileira"
        w={100}
        min={1}
        max={MAXIMO_DE_COLUNAS}
        value={colunas}
        onChange={(v) => setColunas(numero(v))}
      />
      <Button
        variant="default"
        disabled={setor.trim() === '' || desdeLinha + linhas - 1 > MAXIMO_DE_LINHAS}
        onClick={() => por(novoSetor({ setor: setor.trim(), linhas, colunas, desdeLinha, desdeColuna: 1 }))}
      >
        Pôr o setor
      </Button>
    </Group>
  )
}

function VagaEscolhida({ v, trocar }: { v: Vaga; trocar: (de: Vaga, para: Vaga | null) => void }) {
  return (
    <Card withBorder>
      <Group align="end" gap="sm">
        <TextInput
          label="Código da vaga"
          maxLength={12}
          value={v.codigo}
          onChange={(e) => trocar(v, { ...v, codigo: e.currentTarget.value })}
        />
        <Checkbox
          label="Coberta"
          checked={v.coberta}
          onChange={(e) => trocar(v, { ...v, coberta: e.currentTarget.checked })}
        />
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={`Tirar a vaga ${v.codigo}`}
          onClick={() => trocar(v, null)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </Card>
  )
}

interface PropsDaGrade {
  readonly vagas: readonly Vaga[]
  readonly escolhida: Vaga | null
  readonly nova: (linha: number, coluna: number) => void
  readonly escolher: (v: Vaga) => void
}

/** The sheet with one row and one column to spare. */
function Grade({ vagas, escolhida, nova, escolher }: PropsDaGrade) {
  const linhas = Math.min(MAXIMO_DE_LINHAS, Math.max(4, ...vagas.map((v) => v.linha + 1)))
  const colunas = Math.min(MAXIMO_DE_COLUNAS, Math.max(6, ...vagas.map((v) => v.coluna + 1)))
  return (
    <div className="planta" role="group" aria-label="Planta em edição" tabIndex={0}>
      {Array.from({ length: linhas * colunas }, (_, i) => {
        const [linha, coluna] = [1 + Math.floor(i / colunas), 1 + (i % colunas)]
        const v = vagas.find((x) => x.linha === linha && x.coluna === coluna)
        const lugar = { gridRow: linha, gridColumn: coluna }
        return v === undefined ? (
          <button
            key={`${linha}|${coluna}`}
            type="button"
            className="planta-vazia"
            style={lugar}
            aria-label={`Pôr uma vaga na linha ${linha}, coluna ${coluna}`}
            onClick={() => nova(linha, coluna)}
          >
            +
          </button>
        ) : (
          <button
            key={`${linha}|${coluna}`}
            type="button"
            className="planta-vaga"
            style={lugar}
            data-coberta={v.coberta || undefined}
            data-escolhida={v === escolhida || undefined}
            aria-label={`Vaga ${v.codigo}`}
            onClick={() => escolher(v)}
          >
            {v.codigo}
          </button>
        )
      })}
    </div>
  )
}
