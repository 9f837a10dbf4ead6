// Two people changed one field differently: who changed it from what to what, beside what this person wrote, and a choice
// per field. What does not clash has been merged already and is only told.
import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { CampoEmConflito } from '@martelo/domain/comum/juntar-edicoes.ts'
import { useEffect, useRef, useState } from 'react'
import { Conflito } from '../ficha/conflito.tsx'
import { usePalavras } from '../ficha/palavras.ts'
import type { EdicaoDeOutro } from './usar-registro.ts'

const ultimo = (campo: string): string => campo.split('.').at(-1) ?? campo

export function ConflitoDeCampos({
  edicao,
  aoResolver,
  aoUsarNovo,
}: {
  edicao: EdicaoDeOutro
  aoResolver: (cedidos: ReadonlySet<string>) => void
  aoUsarNovo: () => void
}) {
  const { dados, conflitos, vindos } = edicao
  const { nomeDoCampo } = usePalavras()
  // It may stand below a long form, out of sight of the button "Salvar".
  const caixa = useRef<HTMLDivElement>(null)
  const [cedidos, setCedidos] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    caixa.current?.scrollIntoView({ block: 'center' })
  }, [])
  if (conflitos === null)
    return <Conflito dados={dados} aoManterMeu={() => aoResolver(new Set())} aoUsarNovo={aoUsarNovo} />
  const escolher = (campo: string, deles: boolean): void => {
    const novos = new Set(cedidos)
    if (deles) novos.add(campo)
    else novos.delete(campo)
    setCedidos(novos)
  }
  return (
    <Alert
      ref={caixa}
      color="yellow"
      title={`${dados.por ?? 'Outra pessoa'} alterou este registro enquanto você editava`}
      role="alert"
    >
      <Stack gap="sm" mt="xs">
        {conflitos.map((c) => (
          <Escolha
            key={c.campo}
            c={c}
            por={dados.mudancas[c.campo.split('.')[0] ?? c.campo]?.por ?? dados.por}
            deles={cedidos.has(c.campo)}
            aoEscolher={(deles) => escolher(c.campo, deles)}
          />
        ))}
      </Stack>
      {vindos.length > 0 && (
        <Text size="sm" mt="sm">
          Também mudou, e já está no formulário: {vindos.map((c) => nomeDoCampo(ultimo(c))).join(', ')}.
        </Text>
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={() => aoResolver(cedidos)}>
          Salvar com estas escolhas
        </Button>
        <Button size="xs" variant="default" onClick={aoUsarNovo}>
          Descartar as minhas mudanças
        </Button>
      </Group>
    </Alert>
  )
}

function Escolha({
  c,
  por,
  deles,
  aoEscolher,
}: {
  c: CampoEmConflito
  por: string | null
  deles: boolean
  aoEscolher: (deles: boolean) => void
}) {
  const campo = ultimo(c.campo)
  const { nomeDoCampo, comparar } = usePalavras()
  const [antes, depois] = comparar(campo, c.base, c.deles)
  const [, meu] = comparar(campo, c.base, c.meu)
  return (
    <Radio.Group
      label={nomeDoCampo(campo)}
      description={`${por ?? 'Outra pessoa'} mudou de ${antes || 'vazio'} para ${depois || 'vazio'}`}
      value={deles ? 'deles' : 'meu'}
      onChange={(v) => aoEscolher(v === 'deles')}
    >
      <Group mt={4} gap="lg">
        <Radio size="xs" value="meu" label={`O que escrevi: ${meu || 'vazio'}`} />
        <Radio size="xs" value="deles" label={`De ${por ?? 'outra pessoa'}: ${depois || 'vazio'}`} />
      </Group>
    </Radio.Group>
  )
}
