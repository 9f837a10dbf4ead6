// Where the buyers' money goes. A changed Pix key can lose it, so it says what it does.
import { Alert, Card, SimpleGrid, Stack, Title } from '@mantine/core'
import { validarChavePix } from '@martelo/domain/pagamentos/chave-pix.ts'
import { CampoTexto } from '../../../kit/registro/campos.tsx'
import { ContasDaCasa } from './contas-da-casa.tsx'
import { GuardaDoDinheiro } from './guarda-do-dinheiro.tsx'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

export function AbaRecebimento({ r, chaveAtual }: { r: FormularioDoHotsite; chaveAtual: string | null }) {
  const chave = r.valores.pixChave ?? ''
  const lida = chave === '' ? null : validarChavePix(chave)
  const nova = lida?.ok ? lida.valor.chave : chave || null
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Pix
        </Title>
        <Stack>
          <CampoTexto
            r={r}
            campo="pixChave"
            rotulo="Chave Pix"
            ajuda={
              lida?.ok ? `Tipo: ${lida.valor.tipo}` : 'CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória'
            }
            entrada={{ maxLength: 77, autoComplete: 'off', spellCheck: false }}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <CampoTexto
              r={r}
              campo="pixNome"
              rotulo="Nome de quem recebe"
              ajuda="O banco do pagador mostra os 25 primeiros caracteres"
              entrada={{ maxLength: 80 }}
            />
            <CampoTexto
              r={r}
              campo="pixCidade"
              rotulo="Cidade de quem recebe"
              ajuda="Cabem 15 caracteres no código"
              entrada={{ maxLength: 80 }}
            />
          </SimpleGrid>
          {nova !== chaveAtual && (
            <Alert
              color="yellow"
              title={nova === null ? 'O site deixa de receber por Pix' : 'A chave muda para todos'}
            >
              {nova === null
                ? 'Ao salvar, novas compras não oferecem o Pix.'
                : `Ao salvar, os próximos códigos Pix pagam para ${nova}. Códigos já emitidos continuam com a chave de antes.`}
            </Alert>
          )}
        </Stack>
      </Card>
      <GuardaDoDinheiro r={r} />
      <ContasDaCasa r={r} />
    </Stack>
  )
}
