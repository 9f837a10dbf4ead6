// What the import would do, row by row: errors at their cells, changes before → after, columns that may be remapped,
// and the one button that saves.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Stepper,
  Text,
  Title,
} from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { DestinoDaImportacao } from './destino-da-importacao.tsx'
import { ColunasDaImportacao } from './colunas-da-importacao.tsx'
import { type Escolhas, escolhasDe, type Importacao } from './importacao-lida.ts'
import { LinhasDaImportacao } from './linhas-da-importacao.tsx'

const contar = (n: number, um: string, varios: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios}`

export function PreviaDaImportacao({ uid, aoRecomecar }: { uid: string; aoRecomecar: () => void }) {
  const consultas = useQueryClient()
  const [fazendo, setFazendo] = useState(false)
  const {
    data: i,
    error,
    refetch,
  } = useQuery({
    queryKey: ['importacao', uid],
    queryFn: () => chamar('GET /v1/importacoes/:uid', { params: { uid } }),
  })
  if (error && !i)
    return (
      <Alert color="red" title="Não foi possível abrir a importação" role="alert">
        {error.message}
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={aoRecomecar}>
            Enviar outro arquivo
          </Button>
        </Group>
      </Alert>
    )
  if (!i) return <Skeleton height={400} />
  const refazer = async (
    escolhas: Escolhas,
    mapeamento?: Record<string, string | null>,
    aba?: string,
  ): Promise<void> => {
    setFazendo(true)
    try {
      const nova = await chamar('PUT /v1/importacoes/:uid', {
        params: { uid },
        body: { ...escolhas, mapeamento, aba },
      })
      consultas.setQueryData(['importacao', uid], nova)
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Stack>
      <Stepper active={i.situacao === 'confirmada' ? 3 : 1} size="sm" allowNextStepsSelect={false}>
        <Stepper.Step label="Arquivo" description={i.nomeArquivo} />
        <Stepper.Step label="Conferência" description="Nada é salvo ainda" />
        <Stepper.Step label="Resultado" />
      </Stepper>
      {i.resultado ? (
        <Resultado i={i} aoRecomecar={aoRecomecar} />
      ) : (
        <>
          <Card withBorder>
            <DestinoDaImportacao escolhas={escolhasDe(i)} mudar={(e) => void refazer(e)} />
          </Card>
          <Totais i={i} fazendo={fazendo} aoRecomecar={aoRecomecar} aoConfirmar={() => void refetch()} />
          {i.colunas.length > 0 && (
            <ColunasDaImportacao
              i={i}
              fazendo={fazendo}
              refazer={(m, aba) => refazer(escolhasDe(i), m, aba)}
            />
          )}
          <LinhasDaImportacao i={i} />
        </>
      )}
    </Stack>
  )
}

function Totais({
  i,
  fazendo,
  aoRecomecar,
  aoConfirmar,
}: {
  i: Importacao
  fazendo: boolean
  aoRecomecar: () => void
  aoConfirmar: () => void
}) {
  const consultas = useQueryClient()
  const [perguntando, setPerguntando] = useState(false)
  const { totais } = i
  const salvaveis = totais.novo + totais.atualiza
  const confirmar = async (): Promise<void> => {
    try {
      const feita = await chamar('POST /v1/importacoes/:uid/confirmar', {
        params: { uid: i.uid },
        body: { comErros: totais.erro > 0 },
      })
      consultas.setQueryData(['importacao', i.uid], feita)
      avisarSucesso('Importação concluída')
      await consultas.invalidateQueries({ queryKey: ['importacoes'] })
    } catch (e) {
      if (e instanceof ErroDeChamada && e.erro.error === 'MUDOU') aoConfirmar()
      throw e
    }
  }
  return (
    <Card withBorder>
      <Group justify="space-between">
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="lg">
          <Numero valor={totais.novo} nome="novos" />
          <Numero valor={totais.atualiza} nome="atualizados" />
          <Numero valor={totais.erro} nome="com erro" />
          <Numero valor={totais.ignora} nome="ignorados" />
        </SimpleGrid>
        <Group>
          <Button variant="default" onClick={aoRecomecar}>
            Enviar outro arquivo
          </Button>
          <Button
            size="md"
            disabled={salvaveis === 0 || fazendo}
            loading={fazendo}
            onClick={() => setPerguntando(true)}
          >
            {totais.erro > 0
              ? `Importar só as ${salvaveis} certas`
              : `Importar ${contar(salvaveis, 'linha', 'linhas')}`}
          </Button>
        </Group>
      </Group>
      <Confirmar
        aberto={perguntando}
        titulo={`Importar ${contar(salvaveis, 'linha', 'linhas')}?`}
        botao="Importar"
        aoFechar={() => setPerguntando(false)}
        aoConfirmar={confirmar}
      >
        {contar(totais.novo, 'registro novo', 'registros novos')} e{' '}
        {contar(totais.atualiza, 'atualizado', 'atualizados')}
        {i.leilao ? ` em ${i.leilao.nome}` : ' no estoque'}.
        {totais.erro > 0 &&
          ` ${contar(totais.erro, 'linha com erro fica', 'linhas com erro ficam')} de fora.`}
      </Confirmar>
    </Card>
  )
}

function Numero({ valor, nome }: { valor: number; nome: string }) {
  return (
    <div>
      <Text fw={700} size="xl" className="numeros">
        {valor.toLocaleString('pt-BR')}
      </Text>
      <Text size="xs" c="dimmed">
        {nome}
      </Text>
    </div>
  )
}

function Resultado({ i, aoRecomecar }: { i: Importacao; aoRecomecar: () => void }) {
  const r = i.resultado
  if (r === null) return null
  return (
    <Card withBorder>
      <Alert color="teal" title="Importação concluída" role="status">
        {contar(r.veiculosNovos, 'veículo novo', 'veículos novos')},{' '}
        {contar(r.veiculosMudados, 'atualizado', 'atualizados')};{' '}
        {contar(r.lotesNovos, 'lote novo', 'lotes novos')},{' '}
        {contar(r.lotesMudados, 'atualizado', 'atualizados')}.
        {r.erros > 0 && ` ${contar(r.erros, 'linha ficou', 'linhas ficaram')} de fora por erro.`}
      </Alert>
      <Title order={2} size="h5" mt="md" mb="xs">
        O próximo passo
      </Title>
      <Group>
        {i.leilao && (
          <Button component={Link} to={`${caminho(TELAS_RETAGUARDA.leilao, { id: i.leilao.id })}?aba=lotes`}>
            Ordenar e liberar os lotes
          </Button>
        )}
        <Button variant="default" component={Link} to={`${TELAS_RETAGUARDA.veiculos.path}?semFoto=sim`}>
          Enviar as fotos que faltam
        </Button>
        <Anchor component="button" size="sm" onClick={aoRecomecar}>
          Importar outro arquivo
        </Anchor>
      </Group>
    </Card>
  )
}
