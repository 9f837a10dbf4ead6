// How the record is called in its history: fields, codes, and what was done with it.
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_COMITENTE = palavras<never, never>({
  campos: {
    agencia: 'Agência',
    banco: 'Banco',
    cnpj: 'CNPJ',
    conta: 'Conta',
    exigeBoleto: 'Exige boleto',
    nome: 'Nome',
  },
  atos: {
    apagarConta: 'Conta bancária retirada',
    enviarLogo: 'Logotipo enviado',
    incluirConta: 'Conta bancária incluída',
  },
})
