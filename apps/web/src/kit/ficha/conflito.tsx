// Two people edited one record: the later save is shown what changed meanwhile, and nothing typed is lost. For what
// is not a form of fields (the page editor's acts); forms merge by field, in ../registro/usar-registro.ts.
import { Alert, Button, Group, List, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { usePalavras } from './palavras.ts'

/** What the refusal MUDOU carries. */
export interface DadosDoConflito {
  readonly versao: number
  readonly por: string | null
  readonly mudancas: Readonly<
    Record<string, { readonly antes: unknown; readonly depois: unknown; readonly por?: string | null }>
  >
}

export function conflitoDe(erro: unknown): DadosDoConflito | null {
  return erro instanceof ErroDeChamada && erro.erro.error === 'MUDOU'
    ? (erro.erro.dados as DadosDoConflito)
    : null
}

export function Conflito({
  dados,
  aoManterMeu,
  aoUsarNovo,
}: {
  dados: Pick<DadosDoConflito, 'por' | 'mudancas'>
  aoManterMeu: () => void
  aoUsarNovo: () => void
}) {
  // It may stand below a long form, out of sight of the button "Salvar".
  const palavras = usePalavras()
  const caixa = useRef<HTMLDivElement>(null)
  useEffect(() => {
    caixa.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert
      ref={caixa}
      color="yellow"
      title={`${dados.por ?? 'Outra pessoa'} alterou este registro enquanto você editava`}
      role="alert"
    >
      <List size="sm" my="xs">
        {Object.entries(dados.mudancas).map(([campo, m]) => {
          const [antes, depois] = palavras.comparar(campo, m.antes, m.depois)
          return (
            <List.Item key={campo}>
              <b>{palavras.nomeDoCampo(campo)}</b>: <s>{antes || '—'}</s> → {depois || '—'}
            </List.Item>
          )
        })}
      </List>
      <Text size="sm">O que você digitou continua aqui.</Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={aoManterMeu}>
          Salvar a minha versão
        </Button>
        <Button size="xs" variant="default" onClick={aoUsarNovo}>
          Descartar e usar a nova
        </Button>
      </Group>
    </Alert>
  )
}
